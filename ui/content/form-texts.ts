/** Forms of content: what is around the editor's own words. */
export const formTexts = {
  'form.send': 'Skicka',
  'form.sent': 'Tack för ditt meddelande',
  'form.sending': 'Skickar…',
  'form.another': 'Skriv ett nytt meddelande',
  'form.sent.number': 'Ditt ärende har nummer {number}.',
  'form.refused': 'Något i formuläret behöver ändras.',
  'form.choose': 'Välj',
  'form.robots': 'Lämna fältet tomt',
  'form.fault.missing': 'Fältet måste fyllas i.',
  'form.fault.notChosen': 'Välj ett alternativ.',
  'form.fault.notChecked': 'Kryssa i rutan.',
  'form.fault.tooLong': 'Texten är för lång, högst {most} tecken.',
  'form.fault.notAnEmail': 'Skriv en e-postadress, till exempel namn@foretag.se.',
  'form.fault.notAPhone': 'Skriv ett telefonnummer, till exempel 070-123 45 67.',
  'form.fault.notAnOption': 'Välj ett av alternativen.',
} as const
