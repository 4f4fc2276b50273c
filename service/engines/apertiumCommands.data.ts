/** A command of a program: the infinitive that Spanish puts on buttons, and the imperative that it puts in sentences. */
export type Command = readonly [infinitive: string, imperative: string];

/** By the English verb as it begins a text. Verbs that are as often nouns there (*access*, *search*, *report*) are not in it. */
export const spanishCommands: Readonly<Record<string, Command>> = {
  activate: ['Activar', 'Activa'],
  add: ['Añadir', 'Añade'],
  allow: ['Permitir', 'Permite'],
  apply: ['Aplicar', 'Aplica'],
  cancel: ['Cancelar', 'Cancela'],
  check: ['Comprobar', 'Comprueba'],
  choose: ['Elegir', 'Elige'],
  clear: ['Borrar', 'Borra'],
  close: ['Cerrar', 'Cierra'],
  configure: ['Configurar', 'Configura'],
  confirm: ['Confirmar', 'Confirma'],
  connect: ['Conectar', 'Conecta'],
  convert: ['Convertir', 'Convierte'],
  copy: ['Copiar', 'Copia'],
  create: ['Crear', 'Crea'],
  delete: ['Eliminar', 'Elimina'],
  disable: ['Desactivar', 'Desactiva'],
  disconnect: ['Desconectar', 'Desconecta'],
  download: ['Descargar', 'Descarga'],
  duplicate: ['Duplicar', 'Duplica'],
  edit: ['Editar', 'Edita'],
  enable: ['Activar', 'Activa'],
  enter: ['Introducir', 'Introduce'],
  export: ['Exportar', 'Exporta'],
  find: ['Buscar', 'Busca'],
  hide: ['Ocultar', 'Oculta'],
  import: ['Importar', 'Importa'],
  insert: ['Insertar', 'Inserta'],
  install: ['Instalar', 'Instala'],
  invite: ['Invitar', 'Invita'],
  'log in': ['Iniciar sesión', 'Inicia sesión'],
  'log in to': ['Iniciar sesión en', 'Inicia sesión en'],
  'log out': ['Cerrar sesión', 'Cierra sesión'],
  'log out of': ['Cerrar sesión en', 'Cierra sesión en'],
  manage: ['Administrar', 'Administra'],
  move: ['Mover', 'Mueve'],
  open: ['Abrir', 'Abre'],
  paste: ['Pegar', 'Pega'],
  print: ['Imprimir', 'Imprime'],
  reload: ['Volver a cargar', 'Vuelve a cargar'],
  remove: ['Quitar', 'Quita'],
  rename: ['Cambiar el nombre de', 'Cambia el nombre de'],
  replace: ['Reemplazar', 'Reemplaza'],
  reset: ['Restablecer', 'Restablece'],
  restart: ['Reiniciar', 'Reinicia'],
  restore: ['Restaurar', 'Restaura'],
  save: ['Guardar', 'Guarda'],
  select: ['Seleccionar', 'Selecciona'],
  send: ['Enviar', 'Envía'],
  share: ['Compartir', 'Comparte'],
  show: ['Mostrar', 'Muestra'],
  'sign in': ['Iniciar sesión', 'Inicia sesión'],
  'sign in to': ['Iniciar sesión en', 'Inicia sesión en'],
  'sign out': ['Cerrar sesión', 'Cierra sesión'],
  'sign out of': ['Cerrar sesión en', 'Cierra sesión en'],
  'sign up': ['Registrarse', 'Regístrate'],
  'turn off': ['Desactivar', 'Desactiva'],
  'turn on': ['Activar', 'Activa'],
  'try again': ['Volver a intentarlo', 'Vuelve a intentarlo'],
  type: ['Escribir', 'Escribe'],
  uninstall: ['Desinstalar', 'Desinstala'],
  update: ['Actualizar', 'Actualiza'],
  upload: ['Subir', 'Sube'],
  use: ['Usar', 'Usa'],
  verify: ['Verificar', 'Verifica'],
  view: ['Ver', 'Mira'],
  wait: ['Esperar', 'Espera'],
};

/** What follows the same word where it is a noun: “Import failed”, “Delete button”, “Update available”. */
export const nounSigns: ReadonlySet<string> = new Set(
  (
    'and available by button cases complete completed count date dates dialog error errors exists failed failure field ' +
    'for has history icon id is key limit method mode name of option options or other progress ' +
    'rate required requests shortcut size speed started status success successful time token tool type was will'
  ).split(' '),
);

/** Rewritten before translation: what English asks in words of its own. */
export const rewordings: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\bAre you sure (?:that )?you want to\b/g, 'Do you really want to'],
  [/\bAre you sure(?= ?\?)/g, 'Are you certain'],
];
