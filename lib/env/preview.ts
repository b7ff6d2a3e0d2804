export const isDevelopment = () => process.env.NODE_ENV === "development";
export const isProduction = () => process.env.NODE_ENV === "production";

/** Whether texts are shown before they are published. `npm run content:dev` asks for it; production never does it. */
export const showsDrafts = () => isDevelopment() && process.env.CONTENT_DRAFTS === "1";

/** Whether the English interface shows itself as the pseudo-locale en-XA: `npm run content:dev -- --pseudo`. */
export const showsPseudo = () => isDevelopment() && process.env.NEXT_PUBLIC_CONTENT_PSEUDO === "1";
