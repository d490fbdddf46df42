/** The ink of all drawings: the same by day and by night. */
export const INK = "#2a2238";
