import * as answers from "./answers";
import * as bank from "./bank";
import * as billing from "./billing";
import * as calibration from "./calibration";
import * as corrections from "./corrections";
import * as examReports from "./exam-reports";
import * as exams from "./exams";
import * as goals from "./goals";
import * as identity from "./identity";
import * as operation from "./operation";
import * as operator from "./operator";
import * as practice from "./practice";
import * as receipts from "./receipts";
import * as reports from "./reports";
import * as site from "./site";
import * as vocabulary from "./vocabulary";

export const schema = {
  ...identity,
  ...billing,
  ...receipts,
  ...operation,
  ...bank,
  ...practice,
  ...answers,
  ...calibration,
  ...corrections,
  ...exams,
  ...reports,
  ...operator,
  ...site,
  ...goals,
  ...examReports,
  ...vocabulary,
};
