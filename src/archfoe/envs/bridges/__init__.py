"""The stepper as others want it. Each file needs packages of the extra `rl`; `archfoe.envs` imports it when asked."""
