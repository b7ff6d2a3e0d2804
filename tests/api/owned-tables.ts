import { getTableColumns, getTableName, is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";

import { schema } from "@/lib/db/schema/all";

/** What holds an address or another name of a person without referring to their row. */
const namingColumns = ["email", "to", "subject", "who"];

type Link = { column: string; parent: string; parentColumn: string };
type Known = { key: string; name: string; links: Link[]; naming: string[] };

/** Every table of the schema: what it refers to, and which of its columns may name somebody. */
export const tables: Known[] = Object.entries(schema).flatMap(([key, table]) => {
  if (!is(table, PgTable)) return [];
  const links = getTableConfig(table).foreignKeys.flatMap((foreignKey) => {
    const { columns, foreignColumns, foreignTable } = foreignKey.reference();
    const [column, parentColumn] = [columns[0]?.name, foreignColumns[0]?.name];
    return column && parentColumn ? [{ column, parentColumn, parent: getTableName(foreignTable) }] : [];
  });
  const naming = Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => namingColumns.includes(name));
  return [{ key, name: getTableName(table), links, naming }];
});

const users = "users";

/** The tables that lead to a person: by a column with an address, or by references, however far. */
export function ownedTables() {
  const owned = new Map(
    tables
      .filter(({ name, naming }) => name === users || naming.length > 0)
      .map((table) => [table.name, table]),
  );
  for (let size = 0; size < owned.size;) {
    size = owned.size;
    for (const table of tables)
      if (table.links.some(({ parent }) => owned.has(parent))) owned.set(table.name, table);
  }
  owned.delete(users);
  return [...owned.values()];
}

type Person = { id: string; email: string };

/** Which rows of a table are about somebody. */
export function isAbout(name: string, person: Person): SQL {
  if (name === users) return sql`id = ${person.id}`;
  const { links, naming } = tables.find((table) => table.name === name) ?? { links: [], naming: [] };
  const named = naming.map(
    (column) => sql`lower(${sql.identifier(column)}) in (${person.email}, ${`user:${person.id}`})`,
  );
  const owned = new Set([users, ...ownedTables().map((table) => table.name)]);
  const referring = links
    .filter(({ parent }) => owned.has(parent))
    .map(
      ({ column, parent, parentColumn }) =>
        sql`${sql.identifier(column)} in (select ${sql.identifier(parentColumn)} from ${sql.identifier(parent)} where ${isAbout(parent, person)})`,
    );
  return sql`(${sql.join([...named, ...referring], sql` or `)})`;
}

/** Columns that say whose a row is without referring to anybody: their table would be overlooked. */
export const unlinkedOwners = () =>
  Object.entries(schema).flatMap(([key, table]) => {
    if (!is(table, PgTable)) return [];
    const linked = tables.find((known) => known.key === key)?.links.map(({ column }) => column) ?? [];
    return Object.values(getTableColumns(table))
      .map(({ name }) => name)
      .filter((name) => /^(user|owner|learner|person)(_id)?$/.test(name) && !linked.includes(name))
      .map((name) => `${key}.${name}`);
  });
