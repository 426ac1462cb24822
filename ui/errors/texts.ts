/** Error messages by the keys of the spec (ERROR-07 to ERROR-32), and the error page. */
export const errorTexts = {
  'errors.invalid_token': 'Inloggningen gäller inte längre. Logga in igen.',
  'errors.internal_server_error': 'Något fungerar inte som det ska hos oss just nu. Försök igen om en stund.',
  'errors.forbidden_action': 'Du saknar rättighet att göra detta. Kontakta administratören hos ditt företag.',
  'errors.not_found': 'Det du söker finns inte längre. Ladda om sidan.',
  'errors.unknown_error_occurred': 'Något gick fel. Försök igen, eller kontakta kundtjänst.',
  'errors.cart_service_not_available':
    'Vi når inte varukorgen just nu. Det du har ändrat finns kvar här. Försök igen om en stund.',
  'errors.order_service_not_available': 'Det går inte att lägga order just nu. Försök igen om en stund.',
  'errors.no_answer': 'Vi fick inget svar. Kontrollera att du har nät och försök igen.',
  'errors.auth_service_not_available': 'Det går inte att logga in just nu. Försök igen om en stund.',

  'errors.occured': 'Ett fel uppstod:',
  'errors.try_again_later': 'Försök igen om en stund.',
  'errors.update_delivery_date': 'leveransdagen kunde inte ändras.',
  'errors.transfer_cart': 'varukorgen kunde inte flyttas.',
  'errors.cart_add_product': 'artikeln kunde inte läggas i varukorgen.',
  'errors.cart_add_products': 'artiklar kunde inte läggas i varukorgen{ids, given {: #}}.',
  'errors.cart_uploads_products': 'filen kunde inte läsas in i varukorgen.',
  'errors.cart_generate_file': 'filen kunde inte skapas.',
  'errors.cart_remove_products': 'raderna kunde inte tas bort.',
  'errors.cart_update_product': 'raden kunde inte ändras.',
  'errors.cart_update_products': 'raderna kunde inte ändras.',
  'errors.technical_issues': 'Vi har tekniska problem och kan inte visa butikerna. Försök igen om en stund.',
  'errors.try_again_later_or_contact':
    'Listorna gick inte att hämta. Försök igen om en stund, eller kontakta kundtjänst.',
  'errors.invalid_order':
    'Ordern kunde inte läggas.{reason, given { #}} Det som inte är beställt ligger kvar i varukorgen.',
  'errors.invalid_partial_order':
    'En del av ordern kunde inte läggas. Inte beställt: {deliveries}. Raderna ligger kvar i varukorgen.',
  'errors.punchout.missing_callback_url':
    'Inköpssystemet skickade ingen returadress. Öppna webbshoppen från inköpssystemet igen.',

  'cart.cart_limit_exceeded':
    'Varukorgen rymmer inte alla rader. De som inte fick plats står kvar. Beställ eller ta bort rader först.',
  'cart.wrong_import': 'De här raderna kunde inte läsas in: {ids}',
  'delivery.name.DBI': 'Utkörning',
  'delivery.name.EXH': 'Leverans till butik',
  'delivery.name.XXX': 'Expressutkörning',
  'delivery.name.EXB': 'Express till butik',
  'delivery.chooseMethod': 'Vänligen välj ett leveranssätt.',

  'session.pleaseLogIn': 'Vänligen logga in',
  'session.contextPutOff':
    'Bytet gjordes inte: varukorgen går inte att spara just nu, så raderna kan inte följa med. Försök igen om en stund, eller byt utan dem.',
  'session.changedElsewhere': 'Du bytte till {context} i en annan flik. Det gäller här också.',
  'session.noPermission': 'Du saknar rättigheter för att se denna sida',

  'order.maxCharacters': 'Högst {max} tecken.',
  'order.minCharacters': 'Minst {min} tecken.',
  'order.phoneNumber': 'Skriv ett telefonnummer, till exempel 070-123 45 67 eller +46 70 123 45 67.',
  'page.notFound': 'Page Not Found',

  'service.message': '{text}',

  'error.notFound.headline': 'Det här facket är tomt.',
  'error.notFound.reason':
    'Sidan finns inte. Den kan ha flyttats, eller så har artikeln utgått. Vi hittade inget på adressen:',
  'error.internal.headline': 'Något gick fel hos oss.',
  'error.internal.reason': 'Sidan kunde inte visas. Felet är vårt, och det du har lagt i varukorgen finns kvar.',
  'error.other.headline': 'Vi ber om ursäkt.',
  'error.other.reason': 'Sidan kunde inte visas just nu. Försök igen om en stund.',
  'error.offline.headline': 'Du verkar sakna nät.',
  'error.offline.reason': 'Sidan visas när du har nät igen. Det du lagt i varukorgen finns kvar.',
  'error.tryAgain': 'Försök igen',
  'error.toStart': 'Till startsidan',
  'error.goBack': 'Gå tillbaka',
} as const
