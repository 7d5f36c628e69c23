import { emptyActivityForm } from '@sereno/domain/activity';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { formSchema } from './formSchema.ts';

const ana = { id: 1, name: 'Ana', detail: 'Zapopan', hasEmail: true, hasPhone: false, hasAddress: true };
const whole = {
  ...emptyActivityForm('add', ana),
  temperature: 'high',
  observations: 'x',
  date: '2026-02-28',
  startTime: '23:59',
} as const;
const isTaken = (value: unknown) => v.safeParse(formSchema, value).success;

describe('a draft of the dialog', () => {
  it('is what the form was, through a text', () => {
    for (const form of [whole, emptyActivityForm('finish')]) {
      expect(v.parse(formSchema, JSON.parse(JSON.stringify(form)))).toEqual(form);
    }
  });

  it('ADL-39 from before a prospect’s place was told is still one', () => {
    const { detail: _, ...old } = ana;
    expect(v.parse(formSchema, { ...whole, prospect: old })).toEqual({ ...whole, prospect: { ...ana, detail: null } });
  });

  it.each([
    ['date', '2026-02-31'],
    ['date', 5],
    ['startTime', '24:00'],
    ['task', 'delete'],
    ['temperature', 'hot'],
    ['activityTypeId', 1.5],
    ['prospect', { id: 1 }],
    ['prospect', { ...ana, detail: 5 }],
    ['observations', null],
  ])('with a %s of %o is none', (field, value) => {
    expect(isTaken(whole)).toBe(true);
    expect(isTaken({ ...whole, [field]: value })).toBe(false);
  });
});
