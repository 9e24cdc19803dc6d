import { argon2, randomBytes, timingSafeEqual } from "node:crypto";

const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
const PHC_FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const NOBODY = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${toBase64(Buffer.alloc(SALT_BYTES))}$${toBase64(Buffer.alloc(HASH_BYTES))}`;

/** argon2id in the PHC string format, with a random salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, MEMORY_KIB, PASSES, 1);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${toBase64(salt)}$${toBase64(hash)}`;
}

/**
 * With `null` it takes as long as with a hash and returns false, so that timing does not reveal whether an account
 * exists.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const parts = PHC_FORM.exec(passwordHash ?? NOBODY);
  if (!parts) return false;
  const expected = Buffer.from(parts[5]!, "base64");
  const hash = await derive(
    password,
    Buffer.from(parts[4]!, "base64"),
    Number(parts[1]),
    Number(parts[2]),
    Number(parts[3]),
  );
  return timingSafeEqual(hash, expected) && passwordHash !== null;
}

function derive(password: string, nonce: Buffer, memory: number, passes: number, parallelism: number): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    argon2(
      "argon2id",
      { message: password.normalize("NFKC"), nonce, memory, passes, parallelism, tagLength: HASH_BYTES },
      (error, hash) => (error ? reject(error) : resolve(Buffer.from(hash))),
    ),
  );
}

function toBase64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
