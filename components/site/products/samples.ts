export const sampleLevels = [85, 105, 125, 145] as const;
export type SampleLevel = (typeof sampleLevels)[number];

/** Plain words, or words under the marker; the first mark has note a, the second note b. */
export type SamplePart = string | { mark: string };

type Sample = { prompt: string; answers: Record<SampleLevel, readonly SamplePart[]> };

/** Written for the product pages; the notes beside them are in `Products.<kind>.n<level><a|b>`. */
export const samples: Record<"Writing" | "Speaking", Sample> = {
  Writing: {
    prompt: "Describe a photo of a man and a girl who are making bread in a kitchen.",
    answers: {
      85: [{ mark: "Two people is" }, " in the kitchen. They ", { mark: "do food" }, " and they are happy."],
      105: [
        { mark: "In this photo, a man and a girl are in a kitchen." },
        " They are making bread together, and there are ",
        { mark: "some things" },
        " on the table.",
      ],
      125: [
        "In a bright kitchen, a man in a white apron ",
        { mark: "is holding a bowl while a young girl is" },
        " ",
        { mark: "kneading" },
        " dough on a wooden table.",
      ],
      145: [
        { mark: "Judging by the flour on her cheeks," },
        " the girl has been helping for a while. She is kneading the dough on her own now, ",
        { mark: "watched by a man" },
        " who is ready to step in with a bowl of flour.",
      ],
    },
  },
  Speaking: {
    prompt: "Do you prefer to cook at home or to eat out? Why?",
    answers: {
      85: [
        "I ",
        { mark: "like cook" },
        " at home. It is ",
        { mark: "good. The food is good and it is a good price." },
      ],
      105: [
        { mark: "I prefer to cook at home because it is cheaper." },
        " Also, the food at home is ",
        { mark: "very good" },
        ", and I can choose what I eat.",
      ],
      125: [
        "I would rather cook at home. ",
        { mark: "Last week I made lentil soup for four people for the price of one restaurant meal." },
        " And I like using recipes ",
        { mark: "that my grandmother taught me" },
        ".",
      ],
      145: [
        { mark: "Eating out saves time, but cooking gives me an hour that belongs to me." },
        " After a day in front of a screen, ",
        { mark: "chopping vegetables clears my head" },
        " better than any restaurant could.",
      ],
    },
  },
};
