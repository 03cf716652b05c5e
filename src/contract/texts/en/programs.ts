/** Tokens of other programs, and webhooks. */
export const programs = {
  name: "Enter a name.",
  permissions: "Choose what the program may do.",
  expiresOn: "Enter a day from today on.",
  tokenNotFound: "Token not found.",
  webhookNotFound: "Webhook not found.",
  deliveryNotFound: "Delivery not found.",
  url: "Enter an https address of at most 500 characters.",
  events: "Choose of what the program shall be told.",
  secret: "A secret is whsec_ and 24 to 64 bytes in base64.",
  deliveryState: "Choose waiting, delivered or failed.",
};
