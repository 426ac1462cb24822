interface DemoTeamMember {
  readonly name: string
  readonly title: string
  readonly phone: string
  readonly email: string
}

const member = (name: string, title: string, phone: string, account: string): DemoTeamMember => ({
  name,
  title,
  phone,
  email: `${account}@fackhandel.example`,
})

const jonas = member('Jonas Ek', 'Säljare', '031-555 02 10', 'jonas.ek')
const petra = member('Petra Sandell', 'Innesäljare VVS', '031-555 02 14', 'petra.sandell')
const omar = member('Omar Haddad', 'Projektsäljare', '031-555 02 17', 'omar.haddad')
const lena = member('Lena Brodin', 'Innesäljare kakel', '033-555 03 05', 'lena.brodin')

/** Who looks after the demo customers, by customer. Nobody is named for Holm & Söner. */
export const demoTeams: Readonly<Record<string, readonly DemoTeamMember[]>> = {
  '104822': [jonas, petra, omar],
  '104830': [jonas, petra],
  '220417': [lena],
  '301190': [jonas],
  '318844': [omar, petra],
}
