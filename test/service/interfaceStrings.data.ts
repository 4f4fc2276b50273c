/** 107 English texts as interfaces have them, of one to three words: each by itself is to be taken for English. */
export const englishInterfaceStrings: readonly string[] = [
  ...['OK', 'Cancel', 'Save', 'Save as', 'Open', 'Close', 'Edit', 'Delete', 'Remove', 'Add', 'New', 'Copy', 'Paste'],
  ...['Undo', 'Redo', 'Find', 'Replace', 'Print', 'Exit', 'Help', 'About', 'Settings', 'Tools', 'View', 'Home', 'Back'],
  ...[
    'Continue',
    'Finish',
    'Done',
    'Reset',
    'Retry',
    'Upload',
    'Share',
    'Send',
    'Reply',
    'Forward',
    'Archive',
    'Inbox',
  ],
  ...[
    'Drafts',
    'Trash',
    'Spam',
    'Unread',
    'Pinned',
    'Mentions',
    'Log in',
    'Log out',
    'Sign up',
    'Username',
    'Password',
  ],
  ...['Profile', 'Account', 'Billing', 'Invoice', 'Checkout', 'Cart', 'Language', 'Theme', 'Dark mode', 'Light'],
  ...['Notifications', 'Sound', 'Volume', 'Mute', 'Ringtone', 'Wallpaper', 'Brightness', 'Battery', 'Bluetooth'],
  ...['Play', 'Pause', 'Stop', 'Record', 'Camera', 'Photos', 'Gallery', 'Music', 'Playlist', 'Map', 'Location'],
  ...[
    'Calendar',
    'Reminder',
    'Today',
    'Tomorrow',
    'Monday',
    'Week',
    'Hello',
    'Welcome',
    'Thanks',
    'Yes',
    'No',
    'Maybe',
  ],
  ...['Error', 'Loading...', 'Please wait', 'Not found', 'Try again', 'Learn more', 'Show all', 'Hide', 'Bookmarks'],
  ...['Sidebar', 'Dashboard', 'Feedback', 'Invite friends', 'Contacts', 'Voicemail', 'Terms of use'],
];

/** The same in ten other languages, words that English does not have. */
export const otherInterfaceStrings: Readonly<Record<string, readonly string[]>> = {
  de: ['Einstellungen', 'Abbrechen', 'Passwort vergessen', 'Datei öffnen', 'Bitte warten', 'Herunterladen'],
  fr: ['Paramètres', 'Annuler', 'Mot de passe oublié', 'Ouvrir le fichier', 'Veuillez patienter', 'Télécharger'],
  es: ['Ajustes', 'Cancelar', 'Contraseña olvidada', 'Abrir archivo', 'Espere, por favor', 'Descargar'],
  pt: ['Configurações', 'Voltar à página inicial', 'Esqueceu a senha?', 'Abrir ficheiro', 'Não encontrado', 'Enviar'],
  it: ['Impostazioni', 'Annulla', 'Password dimenticata', 'Apri il file', 'Attendere prego', 'Condividi'],
  nl: ['Instellingen', 'Annuleren', 'Wachtwoord vergeten', 'Bestand openen', 'Even geduld', 'Verwijderen'],
  pl: ['Ustawienia', 'Anuluj', 'Nie pamiętam hasła', 'Otwórz plik', 'Proszę czekać', 'Pobierz'],
  sv: ['Inställningar', 'Avbryt', 'Glömt lösenordet', 'Öppna filen', 'Vänta lite', 'Ladda ner'],
  da: ['Indstillinger', 'Annuller', 'Glemt adgangskode', 'Åbn filen', 'Vent venligst', 'Hent filerne igen'],
  tr: ['Ayarlar', 'İptal', 'Şifremi unuttum', 'Dosyayı aç', 'Lütfen bekleyin', 'İndir'],
};

/** Names of nothing and nobody. */
export const unknownNames: readonly string[] = ['Vantara', 'Satara', 'Lantana', 'Sarana', 'Zendaya'];
