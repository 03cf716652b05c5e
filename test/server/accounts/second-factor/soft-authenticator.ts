import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const b64 = (bytes: Buffer | string) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

type Question = { challenge: string; [part: string]: unknown };
type How = { origin?: string; isVerified?: boolean; counter?: number; rpID?: string; userHandle?: string };

/** An authenticator in memory: it makes one passkey and signs with it, as a browser would answer (WebAuthn, ES256). */
export class SoftAuthenticator {
  readonly #origin: string;
  readonly #id = randomBytes(32);
  readonly #key: KeyObject;
  readonly #publicKey: KeyObject;
  #counter = 0;
  /** By what the server knows its person; from the question that made the passkey. */
  handle = "";

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    [this.#key, this.#publicKey] = [privateKey, publicKey];
  }

  #clientData = (type: string, { challenge }: Question, origin = this.#origin) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });

  #head({ isVerified = true, rpID = new URL(this.#origin).hostname }: How, more = 0) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpID), Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | more]), counter]);
  }

  /** Makes the passkey. @returns the browser's answer */
  create(question: Question, how: How = {}) {
    this.handle = (question.user as { id: string }).id;
    const { x = "", y = "" } = this.#publicKey.export({ format: "jwk" });
    const [head, middle] = [Buffer.from("a5010203262001215820", "hex"), Buffer.from("225820", "hex")];
    const cose = Buffer.concat([head, Buffer.from(x, "base64url"), middle, Buffer.from(y, "base64url")]);
    const length = Buffer.from([0, this.#id.length]);
    const data = Buffer.concat([this.#head(how, HAS_KEY), Buffer.alloc(16), length, this.#id, cose]);
    const size = Buffer.alloc(2);
    size.writeUInt16BE(data.length);
    // {"fmt": "none", "attStmt": {}, "authData": …} in CBOR.
    const before = Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746159", "hex");
    return {
      id: b64(this.#id),
      rawId: b64(this.#id),
      type: "public-key",
      response: {
        clientDataJSON: b64(this.#clientData("webauthn.create", question, how.origin)),
        attestationObject: b64(Buffer.concat([before, size, data])),
        transports: ["internal"],
      },
    };
  }

  /** Signs a question. @returns the browser's answer */
  sign(question: Question, how: How = {}) {
    this.#counter = how.counter ?? this.#counter + 1;
    const data = this.#head(how);
    const clientData = this.#clientData("webauthn.get", question, how.origin);
    return {
      id: b64(this.#id),
      rawId: b64(this.#id),
      type: "public-key",
      response: {
        clientDataJSON: b64(clientData),
        authenticatorData: b64(data),
        signature: b64(sign("sha256", Buffer.concat([data, sha256(clientData)]), this.#key)),
        userHandle: how.userHandle ?? this.handle,
      },
    };
  }
}
