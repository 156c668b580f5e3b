/** Is this the player in a file of its own? Then there is no server and no other screen. */
export const inFile = import.meta.env.MODE === "share";

/** Is the engine in this very page, and nobody else at the table but who sits at this screen? */
export const serverless = import.meta.env.MODE === "play";
