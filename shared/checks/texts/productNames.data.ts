/**
 * Names of well-known products, programs and companies, which no language translates: lower case, those of one word that
 * are no words of English besides.
 */
export const productNames: ReadonlySet<string> = new Set(
  `adobe airbnb airtable akismet alipay amazon android angularjs ansible apache arduino asana atlassian autocad avast azure
  bitbucket bitcoin bitwarden bluesky canva chatgpt chrome chromebook chromecast chromium
  cloudflare codeberg coursera debian deepl deviantart discord disqus django docker dropbox
  drupal duckduckgo ebay ecosia emacs ethereum evernote excalidraw facebook fastly fedora ffmpeg figma filezilla
  firebase firefox flatpak flickr flutter freebsd gentoo gimp git gitea github gitlab gmail gnome goodreads google gradle
  grafana gravatar graphql gtk heroku huawei icloud inkscape instagram intellij invidious
  jabber jekyll jenkins jira joomla jquery json jupyter kde keepass keybase kodi kotlin kubernetes laravel lastpass
  lenovo libreoffice liberapay linkedin linux lua macbook macos magento mailchimp mapbox mariadb markdown mastercard mastodon
  matlab mattermost mediawiki mermaid microsoft minecraft mongodb mozilla mysql neovim netflix netlify
  nextcloud nextjs nginx nintendo nodejs nostr numpy nuxt nvidia okta openai openid openoffice openssl openstreetmap
  openvpn owncloud patreon paypal peertube photoshop pinterest pixelfed playstation podman pocketbase
  poedit postgresql powerpoint powershell pypi python pytorch qualtrics quora rabbitmq
  raspbian reddit redhat redis safari salesforce samsung sass scikit sendgrid shopify sharepoint
  skype snapchat solaris sony sourceforge soundcloud spotify sqlite squarespace stackoverflow stripe suse svelte
  symfony tailwind telegram tensorflow terraform thunderbird tiktok trello tumblr twilio twitch twitter
  typescript ubuntu unicode unix untappd vercel viber vimeo visa vkontakte vscode vuejs wayland weblate webpack
  wechat weibo whatsapp wikidata wikimedia wikipedia windows wireguard wordpress xamarin xbox xcode xfce yahoo yandex
  yelp youtrack youtube zapier zendesk zigbee zulip`.split(/\s+/),
);

/** Such names of several words. */
export const productPhrases: readonly string[] = [
  'User Agent',
  'User-Agent',
  'Amazon Web Services',
  'App Store',
  'Apple ID',
  'Apple Pay',
  'Apple Watch',
  'Creative Commons',
  'Entra ID',
  'Face ID',
  'Free Software Foundation',
  'GNOME Project',
  'GNU General Public License',
  'Git Bash',
  'Git GUI',
  'Git Gui',
  'Google Analytics',
  'Google Chrome',
  'Google Drive',
  'Google Maps',
  'Google Pay',
  'Google Play',
  'Google Translate',
  'Hacker News',
  'Internet Explorer',
  'Mac OS Classic',
  'Mac OS',
  'Microsoft Edge',
  'Microsoft Entra',
  'Microsoft Excel',
  'Microsoft Office',
  'Microsoft Teams',
  'Microsoft Word',
  'Open ID',
  'OpenID Connect',
  'Raspberry Pi',
  'Red Hat',
  'Stack Overflow',
  'Touch ID',
  'Visual Studio Code',
  'Visual Studio',
  'Windows Hello',
];

/** First names of people that are no words of English besides, lower case. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron adam adrian agnieszka ahmad ahmed akira alan albert alessandro alex alexander alexandr alexandra alexei ali
  alice alicia amanda amit amy ana anders andrea andreas andrew andrey andriy andy angela anil anna anne anthony antonio
  arthur barbara barry ben benjamin bernard brandon brian bruce camille carl carla carlos caroline catherine charles
  charlotte chris christian christina christine christopher claire claudia colin craig cynthia daniel daniela dave david
  deborah deepak denis dennis diana diego dmitry dmytro donald donna dorothy douglas edward elena elizabeth emily emma
  enrique eric erik eugene eva fabio fatima felix fernando florian francesco francis francois fredrik gabriel gary
  george gerard giovanni giulia gordon greg gregory guido guillaume gustavo hannah hans harold hassan heather helen
  henrik henry hiroshi hugo igor ingrid ivan jacob jakub james jan jane janet jason javier jean jeff jeffrey jennifer
  jens jeremy jerry jessica jesus jim joan joe joel johan johannes john jonathan jorge jose joseph joshua juan julia
  julian julie jürgen karen karl katarzyna katherine kathleen keith kenji kenneth kevin klaus larry lars laura laurent
  leonard linda lisa louis lucas lucia luigi luis lukas magnus manuel marco marek margaret maria marie mario marta
  martha martin mary mathieu matthew matthias michael michel michelle miguel mikael mike mikhail mohamed mohammed monica
  nancy natalia nathan neil nicholas nick nicolas nicole nikolai norman oleg olena olga oliver olivier omar oscar pablo
  pamela patricia paul paula pavel pawel pedro peter philip philippe pierre piotr priya rachel rafael rahul ralph
  raymond rebecca ricardo richard robert roberto rodrigo roger roland ronald ruth ryan samantha samuel sandra sanjay
  sara sarah satoshi scott sebastian sergei sergey sharon simon sofia sophie stefan stephanie stephen steve steven susan
  sven takeshi tatiana teresa thomas tim timothy tobias tom tomasz tony ulrich vanessa victor victoria vinay vincent
  virginia vladimir walter wayne wendy werner william wolfgang yuki yuri yves zoe zoltan`.split(/\s+/),
);
