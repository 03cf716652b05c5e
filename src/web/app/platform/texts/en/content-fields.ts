/** Fields that staff fill in in each language: each is named in its own, so all languages of these texts are loaded. */
export const contentFields = {
  title: "Title",
  content: "Content",
  name: "Name",
  description: "Description",
  /** What donors read of something in store. */
  appeal: "Words for donors",
  /** What a template of answers says. */
  answer: "Text of the answer",
  question: (number: number) => `Question ${number}`,
};
