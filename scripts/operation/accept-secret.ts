import { openDatabase } from "@/lib/db/database";
import { readServerEnv } from "@/lib/env/server";
import { acceptSecret } from "@/lib/services/operation/check-secret";
import { openSecrets } from "@/lib/services/operation/secrets";

const env = readServerEnv();
const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.dataDir });
const secrets = await openSecrets({ secret: env.APP_SECRET, dataDir: env.dataDir });
await acceptSecret(database.db, secrets);
await database.close();
process.stdout.write(
  "The database now belongs to this secret. Codes that were sent with the old one are void; start the processes again.\n",
);
