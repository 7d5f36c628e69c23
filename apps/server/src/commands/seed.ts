import { readWebConfiguration } from '../config/webConfiguration.ts';
import { StartError } from '../config/startError.ts';
import { alone } from '../database/alone.ts';
import { DEMO_PASSWORD } from '../demo/people.ts';
import { seedDemo } from '../demo/seed.ts';
import { runCommand } from './command.ts';

/** `npm run db:seed`: the demo accounts and data, for a database that has no accounts yet. */
await runCommand(async ({ db }, settings) => {
  const { timeZone } = readWebConfiguration(settings);
  const isSeeded = await alone(db, (held) => seedDemo({ db: held }, { clock: () => new Date(), timeZone }));
  if (!isSeeded) {
    throw new StartError(
      'La base de datos ya tiene cuentas. No se ha cambiado nada: la demostración solo llena una base vacía.',
    );
  }
  return `Demostración lista: cuentas rol1 a rol15, empresa2, funeral y deshabilitado, con la contraseña ${DEMO_PASSWORD}.`;
});
