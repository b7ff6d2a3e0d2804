/** Where the browser keeps the session: JSON `{token, expiresAt, temp, userId}`. */
export const sessionKey = "20180428_bandwise_session";
/** Where it keeps whose session ended without them: JSON `{userId}`. */
export const endedKey = "20180428_bandwise_ended";
