/** A noun of another language: its lemma and, as Apertium writes it, its gender. */
export type Noun = readonly [lemma: string, gender: 'm' | 'f'];

/**
 * Nouns that mean something else in programs than in the texts that Apertium's dictionaries were made for: a *file* is no
 * tool, a *menu* no list of dishes. By direction, then by the lemma of the source. Only words that Apertium can inflect,
 * and that interfaces have in one sense.
 */
export const interfaceWords: Readonly<Record<string, Readonly<Record<string, Noun>>>> = {
  'en-es': {
    address: ['dirección', 'f'],
    argument: ['argumento', 'm'],
    array: ['matriz', 'f'],
    authentication: ['autenticación', 'f'],
    bug: ['error', 'm'],
    build: ['compilación', 'f'],
    canvas: ['lienzo', 'm'],
    caption: ['subtítulo', 'm'],
    card: ['tarjeta', 'f'],
    chart: ['gráfico', 'm'],
    command: ['comando', 'm'],
    condition: ['condición', 'f'],
    constraint: ['restricción', 'f'],
    container: ['contenedor', 'm'],
    cookie: ['cookie', 'f'],
    dashboard: ['panel', 'm'],
    date: ['fecha', 'f'],
    device: ['dispositivo', 'm'],
    diagram: ['diagrama', 'm'],
    domain: ['dominio', 'm'],
    driver: ['controlador', 'm'],
    email: ['correo', 'm'],
    extension: ['extensión', 'f'],
    feedback: ['comentario', 'm'],
    file: ['archivo', 'm'],
    grid: ['cuadrícula', 'f'],
    issue: ['problema', 'm'],
    key: ['clave', 'f'],
    label: ['etiqueta', 'f'],
    language: ['idioma', 'm'],
    length: ['longitud', 'f'],
    lock: ['bloqueo', 'm'],
    match: ['coincidencia', 'f'],
    menu: ['menú', 'm'],
    package: ['paquete', 'm'],
    pane: ['panel', 'm'],
    picture: ['imagen', 'f'],
    position: ['posición', 'f'],
    privacy: ['privacidad', 'f'],
    processing: ['procesamiento', 'm'],
    property: ['propiedad', 'f'],
    queue: ['cola', 'f'],
    range: ['intervalo', 'm'],
    record: ['registro', 'm'],
    recording: ['grabación', 'f'],
    release: ['versión', 'f'],
    request: ['solicitud', 'f'],
    review: ['revisión', 'f'],
    setting: ['configuración', 'f'],
    sheet: ['hoja', 'f'],
    shipping: ['envío', 'm'],
    size: ['tamaño', 'm'],
    slide: ['diapositiva', 'f'],
    string: ['cadena', 'f'],
    style: ['estilo', 'm'],
    switch: ['interruptor', 'm'],
    tab: ['pestaña', 'f'],
    table: ['tabla', 'f'],
    tablet: ['tableta', 'f'],
    tile: ['mosaico', 'm'],
    tip: ['consejo', 'm'],
    upgrade: ['actualización', 'f'],
    upload: ['carga', 'f'],
    warning: ['advertencia', 'f'],
    wizard: ['asistente', 'm'],
  },
};

/** Verbs with a better translation, as lemmas with their first tag: programs *guardan* and do not *salvan*. */
export const interfaceLemmas: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'en-es': [
    ['salvar<vblex>', 'guardar<vblex>'],
    ['asomar<vblex>', 'mostrar<vblex>'],
    ['rebautizar<vblex>', 'renombrar<vblex>'],
    ['adelantar<vblex><pp>', 'avanzar<vblex><pp>'],
    ['narrar<vblex><pp>', 'relacionar<vblex><pp>'],
  ],
};

/** What texts of programs are about: each of these makes a word beside it one of programs. */
export const programLemmas: ReadonlySet<string> = new Set(
  (
    'access account app application apply backup browser button cancel change click close code computer configure connect ' +
    'copy corrupt create current data default delete disable download drag edit empty enable error exist export fail find ' +
    'format hide import input install internet invalid link list load login mail message missing mouse move name network ' +
    'new number object online open option output page password paste path phone print program project read rename replace ' +
    'report reset restart result run save screen script search select send server share show software sort source start ' +
    'store support sync system text type undo uninstall unknown unsupported update upload url use user valid value version ' +
    'view web website window write you your'
  ).split(' '),
);
