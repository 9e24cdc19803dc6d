export type DemoQuestion = {
  text: string;
  language: string;
  /** What the shop answers; empty: it has not answered yet. */
  ofShop: string;
  /** What a buyer answers; empty: none has. */
  ofBuyer: string;
  daysAgo: number;
  votes: number;
  votesOfAnswer: number;
};

/** What shoppers ask about things that are sent, whatever these are. */
export const QUESTIONS: readonly DemoQuestion[] = [
  {
    text: "Is the color true to the pictures, or warmer in daylight?",
    language: "en",
    ofShop:
      "The pictures were taken in daylight without a filter. Screens differ a little, so return it within 14 days if it isn't what you expected.",
    ofBuyer: "Mine looks like the second picture. A touch warmer under a lamp.",
    daysAgo: 21,
    votes: 6,
    votesOfAnswer: 4,
  },
  {
    text: "Does it come in a box that works as a gift?",
    language: "en",
    ofShop:
      "It comes in plain recycled cardboard with paper around it. Leave a note with your order and we'll tie a ribbon around it and leave the price out.",
    ofBuyer: "",
    daysAgo: 16,
    votes: 4,
    votesOfAnswer: 3,
  },
  {
    text: "¿Viene con instrucciones en español?",
    language: "es",
    ofShop: "Sí, la hoja que va en la caja está en español y en inglés.",
    ofBuyer: "",
    daysAgo: 12,
    votes: 2,
    votesOfAnswer: 1,
  },
  {
    text: "How long did it take to arrive on the West Coast?",
    language: "en",
    ofShop: "",
    ofBuyer: "Ordered on a Monday, here in Portland on Friday.",
    daysAgo: 9,
    votes: 3,
    votesOfAnswer: 2,
  },
  {
    text: "هل يمكن استبداله إذا لم يناسبني؟",
    language: "ar",
    ofShop: "نعم، خلال 14 يومًا من الاستلام ما دام غير مستعمل. ابدأ الإرجاع من صفحة طلبك.",
    ofBuyer: "",
    daysAgo: 6,
    votes: 1,
    votesOfAnswer: 1,
  },
  {
    text: "Will there be more of these before the holidays?",
    language: "en",
    ofShop: "",
    ofBuyer: "",
    daysAgo: 2,
    votes: 2,
    votesOfAnswer: 0,
  },
];

/** Under good reviews: another shopper asks, who wrote the review answers, then the shop says something. */
export const REVIEW_TALKS: readonly { asks: string; answers: string; ofShop: string }[] = [
  {
    asks: "How has it held up since? I'm thinking of getting one for my parents.",
    answers: "No complaints so far, and it gets used every day. They'll like it.",
    ofShop: "Thank you both. If anything ever comes loose, write to us and we'll send the part.",
  },
  {
    asks: "Is it as big as it looks in the pictures?",
    answers: "A little smaller than I thought, but right for our place. Check the measurements in the description.",
    ofShop: "Good point. We've added a picture with a hand in it for scale.",
  },
  {
    asks: "Did you buy it for yourself or as a gift?",
    answers: "As a gift at first. I ended up ordering a second one.",
    ofShop: "That's the best thing we've read all week. Thank you.",
  },
];

/** What the author of a post says under comments that no one has answered. */
export const AUTHOR_REPLIES: readonly string[] = [
  "Thank you for writing. We'll try it and add what we find to the guide.",
  "Good question. It does, as long as you take your time with the first try.",
];
