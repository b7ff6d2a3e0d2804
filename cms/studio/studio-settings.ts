const missing = (name: string): never => {
  throw new Error(`Set ${name} in the file .env of this folder, as README.md says.`);
};

/** The bundler puts the values of these names in their places; each has to be written out. */
export const settings = {
  projectId: process.env.SANITY_STUDIO_PROJECT_ID || missing("SANITY_STUDIO_PROJECT_ID"),
  dataset: process.env.SANITY_STUDIO_DATASET || "production",
  /** The site that shows previews, without a slash at its end. */
  siteUrl: (process.env.SANITY_STUDIO_SITE_URL || "http://localhost:3000").replace(/\/+$/, ""),
};
