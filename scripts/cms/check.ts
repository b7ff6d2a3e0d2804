import { checkProject } from "@/scripts/cms/check-project";
import { openProject, runCms } from "@/scripts/cms/project";

await runCms(async () => {
  const { client, projectId, dataset } = openProject(process.env, "SANITY_API_READ_TOKEN");
  const { count, faults } = await checkProject(client);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  const result = faults.length === 0 ? "no faults" : `${faults.length} to correct`;
  process.stdout.write(`Project ${projectId}, dataset ${dataset}: ${count} documents, ${result}\n`);
  return faults.length === 0 ? 0 : 1;
});
