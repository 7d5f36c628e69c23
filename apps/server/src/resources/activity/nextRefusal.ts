import type { NextActivityIssue } from '@sereno/domain/activity';
import { type Refusal, refusal } from '../../http/envelope.ts';

const WIRE_FIELDS: Readonly<Record<NextActivityIssue['field'], string>> = {
  activityType: 'ActivityTypeId',
  subject: 'ActivitySubjectId',
  date: 'ActivityDate',
  startTime: 'StartTime',
  endTime: 'EndTime',
};

/** What somebody reads who sees the server's own words (CDR-02 to CDR-07, NXA-09 to NXA-11). */
const SENTENCES: Readonly<Record<NextActivityIssue['code'], string>> = {
  required: 'Falta información requerida',
  withoutAddress: 'No es posible agendar una cita sin dirección.',
  withoutPhone: 'No es posible agendar una llamada sin número de contacto.',
  withoutEmail: 'No es posible agendar un correo sin dirección electrónica.',
  withoutWhatsapp: 'No es posible agendar un whatsapp sin número de contacto.',
  withoutSmsNumber: 'No es posible agendar un mensaje de texto sin número de contacto.',
  unknownType: 'No es posible utilizar ese tipo de actividad, revisa la información.',
  unknown: 'Ese asunto no existe.',
  ofAnotherType: 'El asunto es de otro tipo de actividad.',
  beforeToday: 'La fecha no debe ser anterior a la fecha mínima',
  afterMaximum: 'La fecha no debe ser posterior a la fecha máxima',
  beforeStart: 'La hora de finalización no debe ser anterior a la hora de inicio',
};

const sentenceOf = ({ field, code }: NextActivityIssue): string =>
  SENTENCES[field === 'activityType' && code === 'unknown' ? 'unknownType' : code];

/** The refusal of an activity that cannot be booked: every field at fault, and a sentence for what is missing, or else for the first one. */
export function nextRefusal(issues: readonly [NextActivityIssue, ...NextActivityIssue[]]): Refusal {
  const [first] = issues;
  return refusal(
    422,
    sentenceOf(issues.find(({ code }) => code === 'required') ?? first),
    issues.map(({ field, code }) => ({ field: WIRE_FIELDS[field], code })),
  );
}
