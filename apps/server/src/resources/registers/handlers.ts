import { type AccessConfig, canDownloadCsv } from '@sereno/domain/access';
import { dateIn } from '@sereno/domain/calendar';
import {
  canKeepRegister,
  fieldOf,
  formFields,
  type KnownRegister,
  parseFilter,
  registerById,
  type RegisterChange,
  registerFor,
  type RegisterQuery,
  type RegisterRow,
  type RegisterState,
  valuesFromWire,
  valuesToWire,
} from '@sereno/domain/register';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { viewerOf } from '../../access/authentication.ts';
import type { Schema } from '../../database/schema.ts';
import { type Refusal, REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import { keyOf } from '../../idempotency/keyHeader.ts';
import { once } from '../../idempotency/once.ts';
import { columnIn, csvFile } from './csvFile.ts';
import { listChanges } from './history.ts';
import { listChoices } from './lookups.ts';
import { REGISTER_REFUSALS } from './refusals.ts';
import type { RegisterContext, RowContext } from './registerTable.ts';
import { findRow, listRows } from './rowQueries.ts';
import { TABLES } from './tables.ts';
import { actOnRow, createRow, editRow, type RowChange, switchRow } from './saving.ts';

const PAGE_SIZE = 25;
/** What PostgreSQL says of a second row with a value that is unique. */
const TAKEN = '23505';

/** A question about the rows of a register, as it is asked. */
type Narrowing = {
  readonly Search?: string;
  readonly Filter?: readonly string[];
  readonly State?: RegisterState;
  readonly Sort?: readonly string[];
  readonly Page?: number;
  readonly PageSize?: number;
};

/** Reads a question; null where it names what the register does not have, since ignoring a filter answers the wrong rows. */
function queryOf(register: KnownRegister, asked: Narrowing): RegisterQuery | null {
  const { Search = '', Filter = [], State = 'active', Sort = [], Page = 0, PageSize = PAGE_SIZE } = asked;
  const filters = Filter.map((text) => parseFilter(register, text)).filter((filter) => filter !== null);
  const sort = Sort.map((text) => ({ field: text.replace(/^-/u, ''), descending: text.startsWith('-') }));
  const isKnown = sort.every(({ field }) => register.columns.includes(field));
  if (filters.length < Filter.length || !isKnown) return null;
  return { search: Search.trim(), filters, state: State, sort, page: Page, pageSize: PageSize };
}

/** The columns of a file; null where one is of no field. */
function columnsOf(register: KnownRegister, { Column }: { readonly Column?: readonly string[] }) {
  const columns = (Column ?? register.columns).map((text) => columnIn(register, text));
  const known = columns.filter((column) => column !== null);
  return known.length === columns.length ? known : null;
}

const wireRow = (register: KnownRegister, { id, version, isEnded, values, names }: RegisterRow) => ({
  Id: id,
  Version: version,
  Ended: isEnded,
  Values: valuesToWire(register, values),
  Names: names,
});

function wireChange(register: KnownRegister, { id, kind, action, at, by, fields }: RegisterChange) {
  const written = (field: string, value: string | null) => {
    const text = valuesToWire(register, { [field]: value })[field] ?? null;
    return text === null ? null : String(text);
  };
  return {
    Id: id,
    Kind: kind,
    Action: action,
    At: new Date(at).toISOString(),
    By: by,
    Fields: fields.map(({ field, before, after }) => ({
      Field: field,
      Before: written(field, before),
      After: written(field, after),
    })),
  };
}

type RegisterCall = FastifyRequest & { readonly params: { readonly register: string } };
type RowCall = RegisterCall & { readonly params: { readonly id: number } };
type VersionCall = RowCall & { readonly body: { readonly Version: number } };

/** What is unique over companies may be taken between the look and the write, which the database refuses. */
async function orTaken<Answer>(saving: Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await saving;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === TAKEN)) throw error;
    return REGISTER_REFUSALS.invalid([{ field: '', code: 'taken' }]);
  }
}

/** The calls of every register: each is answered by its description, and by what stands about it in `tables.ts`. */
export function registerHandlers(context: RegisterContext & { readonly access: AccessConfig }) {
  const { db } = context.database;

  /** The register of a call, as far as the person may keep it: who may not is answered as if there were none. */
  function registerIn(call: RegisterCall): KnownRegister | undefined {
    const register = registerById(call.params.register);
    const viewer = viewerOf(call);
    return register && canKeepRegister(register, viewer, context.access) ? registerFor(register, viewer) : undefined;
  }

  /** The register of a call that changes; one that is only read has none of these calls. */
  function writableIn(call: RegisterCall): KnownRegister | undefined {
    const register = registerIn(call);
    return register?.readOnly === true ? undefined : register;
  }

  function rowContext(call: RegisterCall): RowContext {
    const { clock, timeZone } = context;
    const viewer = viewerOf(call);
    return { db, viewer, companyId: viewer.companyId, timeZone, today: dateIn(timeZone, clock()) };
  }

  /** Runs a change of a row in one transaction, which a refusal undoes. */
  async function changing<Answer extends { readonly status: number }>(
    call: VersionCall,
    change: (trx: Transaction<Schema>, row: RowChange) => Promise<Answer | Refusal>,
    operation: string,
    body: Readonly<Record<string, unknown>> = call.body,
  ): Promise<Answer | Refusal> {
    const register = writableIn(call);
    if (register === undefined) return REFUSALS.notFound();
    const viewer = viewerOf(call);
    const { accountId } = viewer;
    const now = context.clock();
    const { id } = call.params;
    const request = { accountId, key: keyOf(call), operation: `${operation} ${register.id} ${id}`, body, now };
    const changed = once(db, request, (trx) => change(trx, { register, viewer, now, id, version: call.body.Version }));
    return orTaken(changed);
  }

  return {
    async getRegisterRows(call) {
      const register = registerIn(call);
      if (register === undefined) return REFUSALS.notFound();
      const query = queryOf(register, call.query);
      if (query === null) return REGISTER_REFUSALS.invalid([{ field: 'Filter', code: 'unknown' }]);
      const { rows, total, hasMore } = await listRows(register, query, rowContext(call));
      return {
        status: 200,
        body: { Rows: rows.map((row) => wireRow(register, row)), Total: total, HasMore: hasMore },
      };
    },

    async downloadRegister(call, reply) {
      const register = registerIn(call);
      // TBL-13: files are for those who may take files out of any table.
      if (register === undefined || !canDownloadCsv(viewerOf(call), context.access)) return REFUSALS.notFound();
      const query = queryOf(register, call.query);
      const columns = columnsOf(register, call.query);
      if (query === null || columns === null) return REGISTER_REFUSALS.invalid([{ field: 'Filter', code: 'unknown' }]);
      const { Word = [] }: { readonly Word?: readonly string[] } = call.query;
      const words = new Map(Word.map((text) => [text.split(':', 1)[0] ?? '', text.slice(text.indexOf(':') + 1)]));
      reply.type('text/csv; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="${register.id}.csv"`);
      return csvFile(register, query, columns, words, rowContext(call));
    },

    async getRegisterChoices(call) {
      const register = registerIn(call);
      if (register === undefined) return REFUSALS.notFound();
      const {
        Field: name,
        Search = '',
        Id = [],
      }: { readonly Field: string; readonly Search?: string; readonly Id?: readonly number[] } = call.query;
      // What neither narrows a list down nor is filled in has no choices: they could name rows that the person does not see.
      const isChosen = register.filters.includes(name) || formFields(register, true).some(({ id }) => id === name);
      const field = isChosen ? fieldOf(register, name) : undefined;
      const isScope = name === register.scope;
      if (field?.kind !== 'reference' && field?.kind !== 'references')
        return REGISTER_REFUSALS.invalid([{ field: 'Field', code: 'unknown' }]);
      const choices = await listChoices(
        db,
        field.to,
        viewerOf(call),
        Id.length > 0 ? { ids: Id } : { search: Search.trim() },
        isScope,
      );
      return { status: 200, body: choices.map(({ id, name: text }) => ({ Id: id, Name: text ?? '' })) };
    },

    async getRegisterRow(call) {
      const register = registerIn(call);
      const row = register && (await findRow(register, call.params.id, rowContext(call)));
      return register && row ? { status: 200, body: wireRow(register, row) } : REFUSALS.notFound();
    },

    async getRegisterHistory(call) {
      const register = registerIn(call);
      const row = register && (await findRow(register, call.params.id, rowContext(call)));
      if (register === undefined || row === undefined) return REFUSALS.notFound();
      const { companyId } = viewerOf(call);
      const changes = await (TABLES[register.id].history?.(db, companyId, row.id) ??
        listChanges(db, register, companyId, row.id));
      return { status: 200, body: changes.map((change) => wireChange(register, change)) };
    },

    async createRegisterRow(call) {
      const register = writableIn(call);
      if (register === undefined) return REFUSALS.notFound();
      const viewer = viewerOf(call);
      const now = context.clock();
      const values = valuesFromWire(register, call.body.Values);
      const request = {
        accountId: viewer.accountId,
        key: keyOf(call),
        operation: `createRegisterRow ${register.id}`,
        body: call.body,
        now,
      };
      return orTaken(once(db, request, (trx) => createRow({ ...context, trx }, { register, viewer, now }, values)));
    },

    editRegisterRow: (call) =>
      changing(
        call,
        (trx, change) => editRow({ ...context, trx }, change, valuesFromWire(change.register, call.body.Values)),
        'editRegisterRow',
      ),

    endRegisterRow: (call) =>
      changing(call, (trx, change) => switchRow({ ...context, trx }, change, true), 'endRegisterRow'),

    restoreRegisterRow: (call) =>
      changing(call, (trx, change) => switchRow({ ...context, trx }, change, false), 'restoreRegisterRow'),

    doRegisterAction: (call) =>
      changing(
        call,
        (trx, change) => actOnRow({ ...context, trx }, change, call.params.action),
        `doRegisterAction ${call.params.action}`,
      ),
  } satisfies Handlers;
}
