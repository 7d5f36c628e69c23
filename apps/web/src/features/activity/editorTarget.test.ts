import { emptyActivityForm, type ActivityFormRules, type ProspectChoice } from '@sereno/domain/activity';
import { describe, expect, it } from 'vitest';
import { draftName, type EditorTarget, initialForm, resumedForm, settledProspect } from './editorTarget.ts';
import { sampleActivity } from './testing/sampleActivity.ts';

const ana: ProspectChoice = { id: 81, name: 'Ana', detail: null, hasEmail: true, hasPhone: true, hasAddress: false };
const rosa: ProspectChoice = { ...ana, id: 82, name: 'Rosa' };
const open: EditorTarget = { task: 'add', activity: null };
const forAna: EditorTarget = { ...open, prospect: ana };
const rules: ActivityFormRules = {
  today: '2026-11-23',
  types: [],
  subjects: [],
  reachable: ana,
  tracings: undefined,
  fixedTracingId: null,
};

describe('what the dialog is opened for', () => {
  it('ADL-39 has a draft for each activity, and for each prospect of one that stands alone', () => {
    expect(draftName({ task: 'finish', activity: sampleActivity })).toBe('activity-finish-9001');
    expect([open, forAna, { ...open, prospect: rosa }].map(draftName)).toEqual([
      'activity-add',
      'activity-add-81',
      'activity-add-82',
    ]);
  });

  it('ADL-39 settles whom the form is for', () => {
    expect([settledProspect(open), settledProspect(forAna)]).toEqual([null, ana]);
    expect(initialForm(forAna, rules).prospect).toEqual(ana);
    expect(initialForm(open, rules).prospect).toBeNull();
  });

  it('ADL-39 keeps its prospect whatever a draft says, reached by the current contact data', () => {
    const initial = initialForm(forAna, rules);
    const old = { ...ana, hasPhone: false };
    for (const prospect of [rosa, old, null]) {
      const draft = { ...emptyActivityForm('add', prospect), comments: 'A medias' };
      expect(resumedForm(draft, initial, forAna)).toEqual({ ...draft, prospect: ana });
    }
  });

  it('takes up a draft of its own task alone', () => {
    const initial = initialForm(open, rules);
    const draft = { ...emptyActivityForm('add', rosa), comments: 'A medias' };
    expect(resumedForm(draft, initial, open)).toBe(draft);
    expect(resumedForm(emptyActivityForm('finish'), initial, open)).toBe(initial);
    expect(resumedForm(initial, initial, forAna)).toBe(initial);
  });
});
