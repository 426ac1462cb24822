/** What went wrong and what the user can do, by the spec's keys (ERROR-07 to 32). */
export const errorTexts = {
  'errors.invalid_token': 'Inloggningen gäller inte längre. Logga in igen.',
  'errors.internal_server_error': 'Tjänsten svarar inte som den ska just nu. Försök igen om en stund.',
  'errors.forbidden_action': 'Du saknar behörighet att göra detta. Kontakta administratören hos ditt företag.',
  'errors.not_found': 'Det du söker finns inte längre. Ladda om sidan.',
  'errors.unknown_error_occurred': 'Något gick fel. Försök igen, eller kontakta kundtjänst.',
  'errors.cart_service_not_available':
    'Varukorgen går inte att nå just nu. Det du ändrat finns kvar här, försök igen om en stund.',
  'errors.order_service_not_available': 'Ordertjänsten går inte att nå just nu. Försök igen om en stund.',
  'errors.auth_service_not_available': 'Inloggningen går inte att nå just nu. Försök igen om en stund.',

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
  'errors.invalid_order': 'Ordern kunde inte läggas. Inget är beställt, och varorna ligger kvar i varukorgen.',
  'errors.invalid_partial_order':
    'Hela ordern kunde inte läggas. Ej beställt: {deliveries}. Raderna ligger kvar i varukorgen.',
  'errors.punchout.missing_callback_url':
    'Inköpssystemet skickade ingen returadress. Öppna butiken från inköpssystemet igen.',

  'cart.cart_limit_exceeded': 'Filen har fler rader än varukorgen rymmer. Dela upp den och försök igen.',
  'cart.wrong_import': 'De här raderna kunde inte läsas in: {ids}',
  'cart.choose_delivery_method': 'Vänligen välj ett leveranssätt.',
  'cart.items_added': '{count, plural, one {Artikeln lades} other {# artiklar lades}} i varukorgen.',
  'cart.nothing_to_add': 'Fyll i ett antal först.',
  'cart.line_is_gone': 'Raden finns inte längre i varukorgen.',
  'cart.invalid_quantity': '{articleNumber} säljs i multiplar om {multiple}.',
  'cart.invalid_quantity_nearest': '{articleNumber} säljs i multiplar om {multiple}. Närmast: {nearest}.',
  'cart.not_purchasable':
    '{articleNumber} går inte att köpa med det valda leveranssättet. Välj ett annat, eller sök en ersättare.',
  'cart.not_a_delivery_day': 'Vi levererar inte den dagen. Välj en annan.',

  'checkout.already_placing': 'Ordern läggs redan. Vänta tills den är klar.',
  'checkout.ordering_denied': 'Din användare får inte lägga order. Kontakta administratören hos ditt företag.',
  'checkout.nothing_to_order': 'Det finns inget att beställa. Markera minst en leverans i varukorgen.',
  'checkout.form_incomplete': 'Uppgifter saknas för leveransen. Fyll i dem och försök igen.',
  'checkout.nothing_to_enquire': 'Det finns ingen order att fråga efter.',
  'checkout.never_placed': 'Ordern gick aldrig fram. Inget är beställt, så du kan lägga den igen.',

  'session.please_log_in': 'Vänligen logga in',
  'session.no_permission': 'Du saknar rättigheter för att se denna sida',
  'session.already_authenticating': 'Inloggningen pågår redan.',
  'session.unknown_customer': 'Du arbetar inte för den kunden. Välj en av dina egna.',
  'delivery.store_required': 'Välj en butik för leveransen.',
  'delivery.zip_code_required': 'Fyll i ett postnummer med fem siffror.',
  'delivery.not_allowed': 'Din användare får inte välja det leveranssättet.',

  'favorites.info_modal.body': 'Du kan ha högst 50 favoriter. Ta bort en gammal för att lägga till en ny.',
  'order.maxCharacters': 'Högst {max} tecken.',
  'order.required': 'Fyll i fältet.',
  'page.not_found': 'Page Not Found',

  'service.message': '{text}',
} as const
