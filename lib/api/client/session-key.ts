/** Where the browser keeps the session: JSON `{token, expiresAt, temp}`. */
export const sessionKey = "20180428_bandwise_session";
