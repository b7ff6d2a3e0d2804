export const sampleLevels = [85, 105, 125, 145] as const;
export type SampleLevel = (typeof sampleLevels)[number];

/** Plain words, or words under the marker, good ones or some to mend; the first mark has note a, the second note b. */
export type SamplePart = string | { mark: string; isPraise: boolean };

const good = (mark: string): SamplePart => ({ mark, isPraise: true });
const weak = (mark: string): SamplePart => ({ mark, isPraise: false });

type Sample = { prompt: string; answers: Record<SampleLevel, readonly SamplePart[]> };

/** Written for the product pages; the notes beside them are in `Products.<kind>.n<level><a|b>`. */
export const samples: Record<"Writing" | "Speaking", Sample> = {
  Writing: {
    prompt: "Describe a photo of a man and a girl who are making bread in a kitchen.",
    answers: {
      85: [weak("Two people is"), " in the kitchen. They ", weak("do food"), " and they are happy."],
      105: [
        good("In this photo, a man and a girl are in a kitchen."),
        " They are making bread together, and there are ",
        weak("some things"),
        " on the table.",
      ],
      125: [
        "In a bright kitchen, a man in a white apron ",
        good("is holding a bowl while a young girl is"),
        " ",
        good("kneading"),
        " dough on a wooden table.",
      ],
      145: [
        good("Judging by the flour on her cheeks,"),
        " the girl has been helping for a while. She is kneading the dough on her own now, ",
        good("watched by a man"),
        " who is ready to step in with a bowl of flour.",
      ],
    },
  },
  Speaking: {
    prompt: "Do you prefer to cook at home or to eat out? Why?",
    answers: {
      85: [
        "I ",
        weak("like cook"),
        " at home. It is ",
        weak("good. The food is good and it is a good price."),
      ],
      105: [
        good("I prefer to cook at home because it is cheaper."),
        " Also, the food at home is ",
        weak("very good"),
        ", and I can choose what I eat.",
      ],
      125: [
        "I would rather cook at home. ",
        good("Last week I made lentil soup for four people for the price of one restaurant meal."),
        " And I like using recipes ",
        good("that my grandmother taught me"),
        ".",
      ],
      145: [
        good("Eating out saves time, but cooking gives me an hour that belongs to me."),
        " After a day in front of a screen, ",
        good("chopping vegetables clears my head"),
        " better than any restaurant could.",
      ],
    },
  },
};
