/** QTI 3.0 by 1EdTech: its namespaces, and the response processing that every program knows. */
export const qti = "http://www.imsglobal.org/xsd/imsqtiasi_v3p0";
export const packaging = "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1";
export const lom = "http://ltsc.ieee.org/xsd/LOM";
export const schemaInstance = "http://www.w3.org/2001/XMLSchema-instance";

const schemas = "https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd";
export const itemSchema = `${schemas}/imsqti_asiv3p0_v1p0.xsd`;
export const manifestSchema = `${schemas}/imsqtiv3p0_imscpv1p2_v1p0.xsd`;

export const itemResource = "imsqti_item_xmlv3p0";

const templates = "https://purl.imsglobal.org/spec/qti/v3p0/rptemplates";
export const matchCorrect = `${templates}/match_correct.xml`;
export const mapResponse = `${templates}/map_response.xml`;
