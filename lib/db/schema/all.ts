import * as answers from "./answers";
import * as bank from "./bank";
import * as billing from "./billing";
import * as identity from "./identity";
import * as practice from "./practice";
import * as site from "./site";

export const schema = { ...identity, ...billing, ...bank, ...practice, ...answers, ...site };
