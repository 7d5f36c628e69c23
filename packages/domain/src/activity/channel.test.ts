import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIVITY_TYPE, channelOf, CHANNELS } from './activityType.ts';
import { type ChannelConfig, channelLink, greetingOf, opensPage } from './channel.ts';

const config: ChannelConfig = {
  mapUrl: 'https://www.google.com/maps/search/?api=1&query=',
  whatsappUrl: 'https://wa.me/',
  greeting: 'Hola {prospecto}, soy {asesor} de {empresa}.',
};
const names = { adviser: 'Lucía Hernández', company: 'Planes del Valle' };
const contact = {
  email: 'rosa.campos@correo.example',
  phone: '+52 55 1000 3001',
  address: 'Av. Juárez 12, Guadalajara',
  hasEmail: true,
  hasPhone: true,
  hasAddress: true,
};
const linkOf = (
  activityTypeId: number | null,
  change: Partial<typeof contact> | { phone: null } | { email: null } | { address: null } = {},
) => channelLink({ activityTypeId, prospectName: 'Rosa Campos', contact: { ...contact, ...change } }, config, names);

describe('starting an activity', () => {
  it.each([
    ['STA-03', 1, 'map', 'https://www.google.com/maps/search/?api=1&query=Av.%20Ju%C3%A1rez%2012%2C%20Guadalajara'],
    ['STA-04', 2, 'phone', 'tel:5510003001'],
    ['STA-05', 3, 'email', 'mailto:rosa.campos@correo.example'],
    [
      'STA-06 STA-08',
      4,
      'whatsapp',
      'https://wa.me/525510003001?text=Hola%20Rosa%20Campos%2C%20soy%20Luc%C3%ADa%20Hern%C3%A1ndez%20de%20Planes%20del%20Valle.',
    ],
    ['STA-07', 5, 'sms', 'sms:5510003001'],
  ] as const)('%s type %d opens %s', (_id, type, channel, href) => {
    expect(channelOf({ activityTypeId: type })).toBe(channel);
    expect(linkOf(type)).toEqual({ href });
  });

  it.each([
    ['CDR-02', 1, { address: ' ' }, 'withoutAddress'],
    ['CDR-02', 1, { address: null }, 'withoutAddress'],
    ['CDR-03', 2, { phone: 'no tiene' }, 'withoutPhone'],
    ['CDR-04', 3, { email: null }, 'withoutEmail'],
    ['CDR-04', 3, { email: ' ' }, 'withoutEmail'],
    ['CDR-05', 4, { phone: null }, 'withoutWhatsapp'],
    ['CDR-06', 5, { phone: '55' }, 'withoutSmsNumber'],
    ['CDR-07', 6, {}, 'unknownType'],
    ['CDR-07', null, {}, 'unknownType'],
  ] as const)('%s type %s without its contact data has no link, and says why', (_id, type, change, issue) => {
    expect(linkOf(type, change)).toEqual({ issue });
  });

  it('STA-03 STA-05 trims addresses and mailboxes', () => {
    for (const [type, change] of [
      [1, { address: ` ${contact.address} ` }],
      [3, { email: ` ${contact.email} ` }],
    ] as const)
      expect(linkOf(type, change)).toEqual(linkOf(type));
  });

  it('is by the channel that a type of the company names; ours keep their own', () => {
    for (const channel of CHANNELS) {
      expect(channelOf({ activityTypeId: 1001, channel })).toBe(channel);
      expect(channelOf({ activityTypeId: ACTIVITY_TYPE.call, channel })).toBe('phone');
    }
    const call = { activityTypeId: 1001, channel: 'phone', prospectName: 'Rosa Campos', contact } as const;
    expect(channelLink(call, config, names)).toEqual({ href: 'tel:5510003001' });
  });

  it('STA-15 a map and WhatsApp open a new page', () => {
    expect((['map', 'whatsapp'] as const).every(opensPage)).toBe(true);
    expect((['phone', 'email', 'sms', null] as const).some(opensPage)).toBe(false);
  });

  it('STA-06 greets with names as they are, and keeps unknown placeholders', () => {
    const odd = { prospect: '{asesor} $& $1', adviser: '', company: 'A {empresa}' };
    expect(greetingOf('{prospecto}|{asesor}|{empresa}|{otro}', odd)).toBe('{asesor} $& $1||A {empresa}|{otro}');
  });

  it('STA-08 no value adds a parameter, a recipient or another scheme to a URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(1, 3, 4), (text, type) => {
        const link = channelLink(
          { activityTypeId: type, prospectName: text, contact: { ...contact, address: text, email: text } },
          config,
          { adviser: text, company: text },
        );
        if (!('href' in link)) return;
        const url = new URL(link.href);
        const expected = { 1: 'https:', 3: 'mailto:', 4: 'https:' }[type];
        expect([url.protocol, url.hash]).toEqual([expected, '']);
        expect([...url.searchParams.keys()]).toEqual({ 1: ['api', 'query'], 3: [], 4: ['text'] }[type]);
        expect(url.pathname).not.toContain(',');
      }),
      { numRuns: 500 },
    );
  });
});
