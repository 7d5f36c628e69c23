import { readFileSync } from 'node:fs';
import process from 'node:process';
import { StartError } from '../config/startError.ts';
import { runCommand } from './command.ts';
import { readOffer, replaceProducts } from './replaceProducts.ts';

function readFile(path: string | undefined): string {
  if (!path) throw new StartError('PRODUCTS_FILE debe nombrar el archivo JSON de los planes. No se ha cambiado nada.');
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartError(`No se puede leer «${path}». No se ha cambiado nada.`);
  }
}

/**
 * `npm run db:products`: what a company offers for quotations, from PRODUCTS_FILE, a JSON list such as
 * `[{"code": "PF-BAS", "line": "PF", "name": "Plan Básico", "price": 18512.35, "services": 1}]`; for the company of PRODUCTS_COMPANY (1).
 */
await runCommand(async ({ db }) => {
  const products = readOffer(readFile(process.env['PRODUCTS_FILE']));
  const company = Number(process.env['PRODUCTS_COMPANY'] || 1);
  if (!Number.isSafeInteger(company)) throw new StartError('PRODUCTS_COMPANY debe ser el número de una empresa.');
  const before = await replaceProducts(db, company, products);
  return `La empresa ${company} ofrece ${products.length} planes; antes ofrecía ${before}.`;
});
