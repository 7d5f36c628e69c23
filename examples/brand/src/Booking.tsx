import { type CalendarDate, dateIn } from '@sereno/domain/calendar';
import { Button, Card, Form, NumberField, Select, Stack, TextField } from '@sereno/ui/foundation';
import { formatMoney, useFormats } from '@sereno/ui/locale';
import { DatePicker } from '@sereno/ui/pickers';
import { useState } from 'react';

const PER_GUEST = 42.5;
const rooms = [
  { value: 'garden', label: 'Giardino' },
  { value: 'hall', label: 'Sala grande' },
];
const today = dateIn('Europe/Rome', new Date());

export function Booking() {
  const formats = useFormats();
  const [day, setDay] = useState<CalendarDate | null>(null);
  const [guests, setGuests] = useState<number | null>(2);
  const [errors, setErrors] = useState({});
  const [booked, setBooked] = useState('');

  const book = () => {
    setErrors({
      day: day === null ? 'Scegli un giorno' : undefined,
      guests: guests === null ? 'Scrivi quanti siete' : undefined,
    });
    if (day === null || guests === null) return;
    setBooked(`Prenotato per ${guests}: ${formatMoney(guests * PER_GUEST, formats)}`);
  };

  return (
    <main style={{ padding: 24, maxWidth: 480 }}>
      <Stack>
        <h1>Prenotazione</h1>
        <Card title="La tua cena">
          <Form errors={errors} onSubmit={book}>
            <TextField label="Nome" name="name" autoComplete="name" />
            <DatePicker label="Giorno" name="day" today={today} min={today} value={day} onChange={setDay} required />
            <Select label="Sala" name="room" options={rooms} defaultValue="garden" />
            <NumberField label="Ospiti" name="guests" min={1} max={12} value={guests} onChange={setGuests} required />
            <Button type="submit" variant="primary">
              Prenota
            </Button>
          </Form>
        </Card>
        <p role="status">{booked}</p>
      </Stack>
    </main>
  );
}
