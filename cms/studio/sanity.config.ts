import { visionTool } from "@sanity/vision";
import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";

import { OpenPreview } from "./open-preview";
import { schemaTypes, startingPoints } from "./schema-types";
import { structure } from "./structure";
import { settings } from "./studio-settings";

export default defineConfig({
  name: "bandwise",
  title: "Bandwise",
  projectId: settings.projectId,
  dataset: settings.dataset,
  plugins: [structureTool({ structure }), visionTool()],
  schema: { types: schemaTypes, templates: (before) => [...before, ...startingPoints] },
  document: {
    actions: (before, { schemaType }) => (schemaType === "article" ? [...before, OpenPreview] : before),
  },
});
