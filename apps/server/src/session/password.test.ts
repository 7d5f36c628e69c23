import { expect, it } from 'vitest';
import { hashPassword, UNKNOWN_HASH, verifyPassword } from './password.ts';

it('hashes with the cost that OWASP names and its own salt', async () => {
  const hash = await hashPassword('contraseña ñ 😀');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/u);
  expect(await hashPassword('contraseña ñ 😀')).not.toBe(hash);
  expect(await verifyPassword('contraseña ñ 😀', hash)).toBe(true);
  expect(await verifyPassword('contraseña n 😀', hash)).toBe(false);
});

it('matches no password against a hash of another form, or against the hash for unknown users', async () => {
  expect(await verifyPassword('', '')).toBe(false);
  expect(await verifyPassword('clave', 'clave')).toBe(false);
  expect(await verifyPassword('clave', '$2b$10$abcdefghijklmnopqrstuv')).toBe(false);
  expect(await verifyPassword('clave', UNKNOWN_HASH)).toBe(false);
});
