/** Short messages about refused and finished commands, and the banners and dialogs above every page. */
export const noticeTexts = {
  'notice.nothingToAdd': 'Skriv hur många du vill ha.',
  'notice.halted.openElsewhere': 'Inget är ändrat. Webbshoppen är öppen i en annan flik. Gör ändringen där.',
  'notice.halted.unreadable':
    'Inget är ändrat. Varukorgen kan inte ändras här just nu. Ladda om sidan och försök igen.',
  'notice.lineIsGone': 'Raden finns inte längre i varukorgen.',
  'notice.invalidQuantity': '{article} säljs i steg om {multiple}.{nearest, given { Närmast: #.}}',
  'notice.restoredOnto':
    'Det här fanns redan i varukorgen, och antalen lades ihop: {names}{more, given { och # rader till}}.',
  'notice.restoredBefore':
    '{count, plural, one {Raden är redan tillbaka} other {Raderna är redan tillbaka}} i varukorgen.',
  'notice.notRestored': 'Det här gick inte att lägga tillbaka i varukorgen: {names}{more, given { och # rader till}}.',
  'notice.notPurchasable': '{articleNumber} kan inte beställas med det valda leveranssättet.',
  'notice.priceOnRequest': '{articleNumber} har pris på förfrågan och går inte att beställa här. Ring oss.',
  'notice.notADeliveryDay': 'Ingen leverans den dagen. Välj en annan dag.',
  'notice.alreadyPlacing': 'Ordern skickas redan.',
  'notice.orderingDenied': 'Din användare får inte lägga order.',
  'notice.nothingToOrder': 'Det finns inget att beställa.',
  'notice.formIncomplete': 'Fyll i alla uppgifter för leveransen först.',
  'notice.nothingToEnquire': 'Det finns ingen order att kontrollera.',
  'notice.alreadyAuthenticating': 'Inloggningen pågår redan.',
  'notice.unknownCustomer': 'Kunden finns inte bland dina kunder.',
  'notice.storeRequired': 'Välj en butik för det här leveranssättet.',
  'notice.zipCodeRequired': 'Skriv ett svenskt postnummer, till exempel 431 37.',
  'notice.deliveryNotAllowed': 'Din användare får inte välja det leveranssättet.',
  'notice.totalChanged':
    'Summan har ändrats sedan du granskade ordern. Inget är beställt. Se över den nya summan och beställ igen.',
  'notice.stockChanged':
    'Lagret har ändrats sedan du granskade ordern. Inget är beställt. Se över det som har ändrats och beställ igen.',
  'notice.cartOrdered': 'Ordern lades inte en gång till. {ordered}',
  'notice.cartGone':
    'Ordern lades inte härifrån, för varukorgen finns inte längre. Den kan vara beställd på en annan enhet. Kontrollera det innan du beställer igen.',
  'notice.favouriteNotSaved': 'Ändringen av dina favoriter gick inte att spara och är ångrad. Försök igen.',
  'notice.cartTransferred': 'Raderna följde med. Priserna är kundens.',
  'notice.placedForOther': 'Ordern är lagd för den kund som du hade valt när du beställde.',
  'notice.mayBeOrdered':
    'Ordern kan ha gått fram: raderna finns inte kvar i varukorgen. Se efter i Orderhistorik innan du beställer igen.',
  'notice.neverPlaced': 'Ordern gick inte fram och är inte lagd. Inget är beställt, du kan lägga den igen.',

  'shell.waiting': 'Webbshoppen har inte svarat än. Ändringarna sparas så snart den svarar.',
  'shell.waitingOffline': 'Du verkar sakna nät. Det du ändrar sparas när du har nät igen.',
  'shell.unknownOrder':
    'Vi vet inte än om ordern från {at}{amount, given { på #}} gick fram. Vi fortsätter att kontrollera den.',
  'shell.unknownOrder.see': 'Se ordern',
  'shell.halt.openElsewhere.title': 'Webbshoppen är redan öppen i en annan flik.',
  'shell.halt.openElsewhere.text':
    'Här kan du titta men inte ändra varukorgen. Stäng den andra fliken och ladda om den här. Med HTTPS i adressen fungerar flera flikar samtidigt.',
  'shell.halt.unreadable.title': 'Varukorgen kan inte ändras här just nu.',
  'shell.halt.unreadable.text':
    'Ladda om sidan för att få den senaste versionen. Hjälper det inte, logga ut, ladda om och logga in igen. Rader i snabbordern finns kvar.',
  'shell.halt.reload': 'Ladda om',
  'shell.unkept.title': 'Ordern kan inte sparas i webbläsaren',
  'shell.unkept.text':
    'Webbläsaren kan inte spara något just nu. Lägger du ordern ändå och sidan stängs innan svaret kommer vet vi inte här om den gick fram. Inget är beställt än.',
  'shell.unkept.place': 'Lägg ordern ändå',
  'shell.unkept.cancel': 'Avbryt',
  'shell.alert.info': 'Meddelande',
  'shell.alert.warning': 'Varning',
  'shell.alert.error': 'Viktigt meddelande',
  'shell.information': 'Information',
  'shell.banner.close': 'Stäng: {message}',
  'shell.storage.title': 'Webbläsaren sparar inget.',
  'shell.storage.text':
    'Det du ändrar skickas som vanligt, men det som inte hunnit fram går förlorat om du stänger fliken.',

  // What is told of an action stays while the user goes to another page.
  'quote.changeLost':
    'En ändring i en offert, gjord innan du loggades ut, gick inte att spara. Öppna offerten och se efter vad som saknas.',
  'cart.savedAfterLogIn': 'Det du ändrade innan du loggades ut är nu med i varukorgen.',
  'cart.lineGone': 'Raden kunde inte ändras. Den har tagits bort på annat håll, eller är redan beställd.',
  'cart.removedElsewhere': '{name} har tagits bort på annat håll.',
  'cart.removedElsewhere.undo': 'Lägg tillbaka',
  'cart.removed.one': '{name} är borttagen.',
  'cart.removed.many': '{count} rader är borttagna.',
  'cart.replaced.one': '{name} är bytt mot {by}.',
  'cart.replaced.many': '{count} rader är bytta mot sina ersättningar.',
  'cart.removed.undo': 'Ångra',
  'cart.held.discarded': '{count, plural, one {# ändring är slängd} other {# ändringar är slängda}}.',
  'cart.refused.dismissed': 'Ändringen är struken.',
  'cart.labelled': '{count, plural, one {# rad märks} other {# rader märks}} {label}.',
  'cart.unlabelled': 'Märkningen tas bort från {count, plural, one {# rad} other {# rader}}.',
  'cart.dated': 'Leveransdagen för {deliveries} är {day}{before, given { i stället för #}}.',
  'checkout.store.changed': '{delivery} går nu till {store}.',
  'cart.lowered': 'Antalet är minskat på {count} rader.',
  'cart.merged':
    '{count, plural, one {# rad slås ihop med en likadan.} other {# rader slås ihop med likadana.}} Antalen läggs ihop.',
  'cart.moved': '{count, plural, one {# rad flyttas} other {# rader flyttas}} till {delivery}.',
  'quickOrder.addWaits': '{count, plural, one {# rad} other {# rader}} väntar på att sparas.',
  'quickOrder.added': '{count, plural, one {# rad lades i varukorgen.} other {# rader lades i varukorgen.}}',
  'quickOrder.cleared': '{count, plural, one {# rad är borttagen.} other {# rader är borttagna.}}',
  'lists.removed': 'Listan {name} är borttagen.',
  'lists.copied': 'Listan är kopierad till {name}.',
  'lists.rowsRemoved': '{count, plural, one {# rad är borttagen} other {# rader är borttagna}} ur listan.',
  'lists.notRestored': 'Det gick inte att ångra. {reason}',
  'lists.toCart':
    '{count, plural, one {# rad lades i varukorgen.} other {# rader lades i varukorgen.}}{raised, given { # antal höjdes till hela förpackningar.}}{left, given { Går inte att köpa: #.}}',
  'lists.nothingToCart': 'Inget lades i varukorgen.{left, given { Går inte att köpa: #.}}',
  'lists.notFetched': 'Listan kunde inte hämtas, så inget hände. Försök igen.',
  'product.copied': '{number} är kopierat',
  'product.copyFailed': 'Webbläsaren lät oss inte kopiera. Markera numret och kopiera det själv.',
  'quickOrder.notSaved': 'Filen kunde inte skapas. Försök igen.',
} as const
