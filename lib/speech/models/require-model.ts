import { readModel, requireSound, type AddedModel } from "@/lib/speech/models/model-folder";
import { findLibrary } from "@/lib/speech/models/speech-library";

/** A model whose files are as they were added, with the library that runs it. Throws a sentence for the operator. */
export async function requireModel(
  models: string,
  name: string,
): Promise<{ model: AddedModel; library: string }> {
  const model = await readModel(models, name);
  if (!model) throw new Error(`The model ${name} has not been added: npm run models -- add ${name}.`);
  const library = findLibrary(models);
  if (library === null)
    throw new Error(
      `The library that runs ${name} is not installed: npm run models -- remove ${name}, then add it again.`,
    );
  await requireSound(model);
  return { model, library };
}
