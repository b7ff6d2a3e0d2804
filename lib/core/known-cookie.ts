/** The cookie that tells scripts that a session is there, and whether it is a guest's: `guest` or `account`. */
export const knownCookie = "bandwise_known";
