/** The log-in form. */
export const logInTexts = {
  'shell.logIn.sentHere': 'Du är inte inloggad. Logga in så fortsätter du där du var.',
  'shell.logIn.username': 'Användarnamn eller e-post',
  'shell.logIn.password': 'Lösenord',
  'shell.logIn.usernameMissing': 'Fyll i ditt användarnamn.',
  'shell.logIn.showPassword': 'Visa det jag skriver',
  'shell.logIn.passwordMissing': 'Fyll i ditt lösenord.',
  'shell.logIn.wrong': 'Fel användarnamn eller lösenord',
  'shell.logIn.forgotten': 'Glömt lösenord?',
  'shell.logIn.invited': 'Har du fått en inbjudan?',
  'shell.logIn.activate': 'Aktivera ditt konto',
  'shell.forgottenPassword': 'Glömt lösenord',
  'shell.newPassword': 'Välj lösenord',
  'shell.logIn.challenged': 'Kontot behöver ett nytt lösenord innan det kan användas. Kontakta kundtjänst.',
} as const
