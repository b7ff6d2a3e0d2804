import type { Operator } from "@/lib/content/operator/operator-schema";

/** Somebody who has entered everything, without a register. */
export const enteredOperator: Operator = {
  facts: {
    name: "Bandwise Demo GmbH",
    legalForm: "GmbH",
    representative: "Ada Muster",
    street: "Musterweg 1",
    town: "12345 Musterstadt",
    country: "Germany",
    email: "hello@bandwise.example",
    phone: "+49 30 000000",
    register: "none",
    taxNumber: "12/345/67890",
    vatId: "DE000000000",
    taxRate: "19",
    contentResponsible: "Ada Muster, Musterweg 1, 12345 Musterstadt",
    disputeBody: "Wir nehmen nicht teil.",
    koreaBusinessNumber: "none",
    koreaMailOrderNumber: "none",
    hosting: "Example Hosting",
  },
  notices: [
    {
      country: "germany",
      language: "de",
      title: "Impressum",
      readByCounsel: "2026-11-20, B. Weber",
      rows: [
        { label: "Anbieter", text: "{name}" },
        { label: "Anschrift", text: "{street}, {town}" },
        { label: "Registereintrag", text: "{register}" },
      ],
    },
  ],
};
