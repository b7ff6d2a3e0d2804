import { defineNestedType, type FieldDefs, type ListFieldDef } from "contentlayer2/source-files";
import { z } from "zod";

type Fields = Exclude<FieldDefs, unknown[]>;
type Field = Fields[string];
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** contentlayer's fields of a content schema: names, types, what is required, what may be chosen. */
export const fieldsOf = (schema: z.ZodObject): Fields =>
  objectFields(z.toJSONSchema(schema, { io: "input" }), "");

const isSchema = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null;

function objectFields({ properties = {}, required = [] }: JsonSchema, where: string): Fields {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const field = isSchema(property) ? fieldOf(merged(property), `${where}${name}`) : never(name);
      return [name, { ...field, required: required.includes(name) }];
    }),
  );
}

function fieldOf(schema: JsonSchema, where: string): Field {
  if (schema.type === "array") return { type: "list", of: itemOf(schema, where) };
  if (schema.type === "object") return { type: "nested", of: nestedOf(schema, where) };
  return scalarOf(schema, where);
}

function itemOf({ items }: JsonSchema, where: string): ListFieldDef["of"] {
  const item = isSchema(items) ? merged(items) : never(where);
  return item.type === "object" ? nestedOf(item, where) : scalarOf(item, where);
}

const nestedOf = (schema: JsonSchema, where: string) =>
  defineNestedType(() => ({ fields: objectFields(schema, `${where}.`) }));

function scalarOf(schema: JsonSchema, where: string) {
  const options = choicesOf(schema);
  if (options.length > 0) return { type: "enum", options } as const;
  if (schema.type === "integer" || schema.type === "number") return { type: "number" } as const;
  if (schema.type === "string" || schema.type === "boolean") return { type: schema.type } as const;
  return never(where);
}

const choicesOf = ({ enum: all, const: one }: JsonSchema) =>
  (all ?? (one === undefined ? [] : [one])).map(String);

/** Of a union, what holds for all of it: contentlayer knows none, and the gate checks which of them it is. */
function merged(schema: JsonSchema): JsonSchema {
  const all = schema.oneOf ?? schema.anyOf;
  if (!all) return schema;
  const [first = {}, ...others] = all.map(merged);
  return others.reduce(mergeTwo, first);
}

function mergeTwo(one: JsonSchema, other: JsonSchema): JsonSchema {
  if (one.type !== other.type) return {};
  const choices = [one, other].map(choicesOf);
  const { type } = one;
  const shared = type === undefined ? {} : { type };
  if (one.properties && other.properties)
    return {
      ...shared,
      properties: mergeProperties(one.properties, other.properties),
      required: (one.required ?? []).filter((name) => other.required?.includes(name)),
    };
  return choices.every(({ length }) => length > 0) ? { ...shared, enum: choices.flat() } : shared;
}

type Properties = NonNullable<JsonSchema["properties"]>;

function mergeProperties(one: Properties, other: Properties): Properties {
  const shared = Object.entries(one).flatMap(([name, own]) => {
    const its = other[name];
    return isSchema(own) && isSchema(its) ? [[name, mergeTwo(merged(own), merged(its))]] : [];
  });
  return { ...one, ...other, ...Object.fromEntries(shared) };
}

function never(where: string): never {
  throw new Error(`contentlayer has no type for the field "${where}" of a content schema.`);
}
