import type { NextActivityIssue } from '@sereno/domain/activity';
import { type Refusal, refusal } from '../../http/envelope.ts';

const WIRE_FIELDS: Readonly<Record<NextActivityIssue['field'], string>> = {
  activityType: 'ActivityTypeId',
  subject: 'ActivitySubjectId',
  date: 'ActivityDate',
  startTime: 'StartTime',
  endTime: 'EndTime',
};

const INCOMPLETE = 'Falta información requerida';
const UNUSABLE_TYPE = 'No es posible utilizar ese tipo de actividad, revisa la información.';

/** What to say to somebody who sees the server's own words (CDR-02 to CDR-07, NXA-09 to NXA-11). */
function sentenceOf(issue: NextActivityIssue): string {
  switch (issue.code) {
    case 'required':
      return INCOMPLETE;
    case 'withoutAddress':
      return 'No es posible agendar una cita sin dirección.';
    case 'withoutPhone':
      return 'No es posible agendar una llamada sin número de contacto.';
    case 'withoutEmail':
      return 'No es posible agendar un correo sin dirección electrónica.';
    case 'withoutWhatsapp':
      return 'No es posible agendar un whatsapp sin número de contacto.';
    case 'withoutSmsNumber':
      return 'No es posible agendar un mensaje de texto sin número de contacto.';
    case 'unknownType':
      return UNUSABLE_TYPE;
    case 'unknown':
      return issue.field === 'activityType' ? UNUSABLE_TYPE : 'Ese asunto no existe.';
    case 'ofAnotherType':
      return 'El asunto es de otro tipo de actividad.';
    case 'beforeToday':
      return 'La fecha no debe ser anterior a la fecha mínima';
    case 'afterMaximum':
      return 'La fecha no debe ser posterior a la fecha máxima';
    default:
      return 'La hora de finalización no debe ser anterior a la hora de inicio';
  }
}

/** The refusal of an activity that cannot be booked: every field at fault, and a sentence for what is missing, or else for the first one. */
export function nextRefusal(issues: readonly [NextActivityIssue, ...NextActivityIssue[]]): Refusal {
  const [first] = issues;
  return refusal(
    422,
    sentenceOf(issues.find(({ code }) => code === 'required') ?? first),
    issues.map(({ field, code }) => ({ field: WIRE_FIELDS[field], code })),
  );
}
