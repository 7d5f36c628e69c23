import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';

const TEMPLATES = [
  {
    name: 'Primer contacto',
    subject: '{{prospecto}}, un gusto saludarle de parte de {{empresa}}',
    body: `Hola, {{prospecto}}:

Soy {{asesor}}, de {{empresa}}. Gracias por su interés en proteger a su familia.

Me gustaría conocer lo que necesita y explicarle, sin compromiso, las opciones que tenemos. ¿Qué día y a qué hora le queda bien que le llame?

Puede responder a este correo o marcarme al {{telefono}}.

Saludos cordiales,
{{asesor}}
{{empresa}}`,
  },
  {
    name: 'Envío de cotización',
    subject: 'La cotización que platicamos, {{prospecto}}',
    body: `Hola, {{prospecto}}:

Como quedamos, le comparto la cotización de su plan. Ahí encontrará los servicios incluidos, el enganche y las mensualidades.

Si quiere ajustar el plazo o la forma de pago, con gusto preparamos otra opción. Me encuentra en el {{telefono}}.

Quedo al pendiente,
{{asesor}}
{{empresa}}`,
  },
  {
    name: 'Confirmación de cita',
    subject: 'Confirmo nuestra cita, {{prospecto}}',
    body: `Hola, {{prospecto}}:

Le confirmo la cita que acordamos. Si necesita cambiar la fecha o el lugar, avíseme por este medio o al {{telefono}} y la reprogramamos.

Será un gusto atenderle.

{{asesor}}
{{empresa}}`,
  },
  {
    name: 'Seguimiento',
    subject: '¿Pudo revisar la propuesta, {{prospecto}}?',
    body: `Hola, {{prospecto}}:

Hace unos días le envié la propuesta de {{empresa}} y quisiera saber si le surgió alguna duda.

Con una llamada de diez minutos la revisamos juntos: mi número es {{telefono}}. Si prefiere que no le busque más, dígamelo con confianza.

Saludos,
{{asesor}}`,
  },
];

/** E-mails that the demo companies have written beforehand. */
export function demoEmailTemplates(
  companies: readonly { readonly id: number }[],
): Insertable<Schema['email_template']>[] {
  return companies.flatMap(({ id }) => TEMPLATES.map((template) => ({ company_id: id, ...template })));
}
