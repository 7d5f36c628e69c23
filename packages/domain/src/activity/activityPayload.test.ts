import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEdit, SUBJECTS, TODAY, TRACINGS, TYPES } from '../testing/activityForms.ts';
import { type ActivityForm, editActivityForm, emptyActivityForm } from './activityForm.ts';
import { activityFormIssues, type ActivityFormRules, needsNextActivity, sentTracingId } from './activityFormIssue.ts';
import { additionOf, closingOf } from './activityPayload.ts';
import { nextActivityIssues } from './nextActivity.ts';

const reachable = { hasEmail: true, hasPhone: true, hasAddress: true };
const rules: ActivityFormRules = {
  today: TODAY,
  types: TYPES,
  subjects: SUBJECTS,
  reachable,
  tracings: TRACINGS,
  fixedTracingId: null,
};
const activity = {
  prospectId: 3001,
  contact: { ...reachable, email: null, phone: '5510003001', address: 'Juárez 12' },
};
const prospect = { id: 3002, name: 'Rosa Campos', detail: null, ...reachable };
const next = { activityTypeId: 2, subjectId: 21, date: '2026-11-23', startTime: '16:00', endTime: '16:15' } as const;
const finished: ActivityForm = {
  ...emptyActivityForm('finish'),
  ...next,
  tracingTypeId: 5,
  temperature: 'high',
  observations: ' Pidió una cotización\n',
  comments: ' Por la tarde ',
};

describe('what the activity dialog sends', () => {
  it('ADL-17 ADL-36 ADL-37 ending sends the outcome and the next activity', () => {
    expect(closingOf(finished, activity, rules)).toEqual({
      prospectId: 3001,
      tracingTypeId: 5,
      temperature: 'high',
      observations: 'Pidió una cotización',
      next: { ...next, subject: 'Seguimiento', comments: 'Por la tarde', phone: '5510003001', address: 'Juárez 12' },
    });
  });

  it('NXA-07 NXA-12 an outcome without a next activity sends none, even when its fields are filled in', () => {
    const uninterested = { ...finished, tracingTypeId: 3, date: null };
    expect(needsNextActivity(uninterested, rules)).toBe(false);
    expect(closingOf(uninterested, activity, rules)).toMatchObject({ tracingTypeId: 3, next: null });
  });

  it('ADL-03 NXA-08 the outcome is required and must be available', () => {
    for (const tracingTypeId of [null, 7, 99]) {
      const form = { ...finished, tracingTypeId };
      expect(activityFormIssues(form, rules)).toEqual([{ field: 'tracingType', code: 'required' }]);
      expect(closingOf(form, activity, rules)).toBeNull();
    }
  });

  it('ADL-21 ADL-22 without available outcomes the fixed one is sent, with a next activity', () => {
    for (const fixedTracingId of [7, -1]) {
      const alone = { ...rules, tracings: [], fixedTracingId };
      expect(closingOf({ ...finished, tracingTypeId: null }, activity, alone)).toMatchObject({
        tracingTypeId: fixedTracingId,
      });
      expect(needsNextActivity({ ...finished, tracingTypeId: null }, alone)).toBe(true);
    }
    expect(sentTracingId(finished, { tracings: [], fixedTracingId: null })).toBeNull();
  });

  it('NXA-08 nothing is sent while the outcomes load', () => {
    const loading = { ...rules, tracings: undefined, fixedTracingId: -1 };
    expect(closingOf(finished, activity, loading)).toBeNull();
    expect(activityFormIssues(finished, loading)).toEqual([{ field: 'tracingType', code: 'required' }]);
    expect(needsNextActivity(finished, loading)).toBe(true);
  });

  it('ADL-37 ADL-39 booking a stand-alone activity sends no outcome and needs a prospect', () => {
    const form: ActivityForm = { ...emptyActivityForm('add', prospect), ...next };
    expect(additionOf(form, rules)).toEqual({
      prospectId: 3002,
      next: { ...next, subject: 'Seguimiento', comments: '', phone: null, address: null },
    });
    expect(activityFormIssues({ ...form, prospect: null }, rules)).toEqual([{ field: 'prospect', code: 'required' }]);
    expect(additionOf({ ...form, prospect: null }, rules)).toBeNull();
    expect([additionOf(finished, rules), closingOf(form, activity, rules)]).toEqual([null, null]);
  });

  it('CDR-03 CDR-08 checks the contact data of the selected prospect', () => {
    const form: ActivityForm = { ...emptyActivityForm('add', { ...prospect, hasPhone: false }), ...next };
    expect(activityFormIssues(form, rules)).toEqual([{ field: 'activityType', code: 'withoutPhone' }]);
    const unreachable = { ...rules, reachable: { ...reachable, hasPhone: false } };
    expect(activityFormIssues(finished, unreachable)).toEqual([{ field: 'activityType', code: 'withoutPhone' }]);
  });

  it('NXA-01 NXA-09 CDR-08 never sends what validation refuses, for any edits', () => {
    const start = fc.constantFrom<ActivityForm>(emptyActivityForm('add'), emptyActivityForm('finish'), finished, {
      ...emptyActivityForm('add', prospect),
      ...next,
    });
    const ways = fc.record({ hasEmail: fc.boolean(), hasPhone: fc.boolean(), hasAddress: fc.boolean() });
    let sent = 0;
    fc.assert(
      fc.property(start, fc.array(anyEdit, { maxLength: 12 }), ways, (first, edits, known) => {
        const form = edits.reduce((edited, each) => editActivityForm(edited, each, TYPES), first);
        const held = { ...rules, reachable: known };
        const addition = additionOf(form, held);
        const closing = closingOf(form, activity, held);
        const isSound = activityFormIssues(form, held).length === 0;
        expect([addition, closing].filter((each) => each !== null)).toHaveLength(isSound ? 1 : 0);
        const planned = addition?.next ?? closing?.next;
        if (planned == null) return;
        sent += 1;
        const reached = form.task === 'add' ? (form.prospect ?? known) : known;
        expect(nextActivityIssues(planned, { ...held, reachable: reached })).toEqual([]);
      }),
      { numRuns: 3000 },
    );
    expect(sent).toBeGreaterThan(100);
  });
});
