/** Is this the player in a file of its own? Then there is no server and no other screen. */
export const inFile = import.meta.env.MODE === "share";
