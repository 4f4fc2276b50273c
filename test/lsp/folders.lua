-- One session of a person with Neovim and two folders: adds and removes a folder, follows and renames a key of the code,
-- loses files on disk while they are open, and starts a file that has no name yet. Prints one line of JSON.
local told = {}
local here = vim.fn.getcwd()
local function codes(buffer)
  local found = {}
  for _, problem in ipairs(vim.diagnostic.get(buffer)) do table.insert(found, problem.code) end
  table.sort(found)
  return table.concat(found, ' ')
end
local function until_codes(name, buffer, wanted)
  vim.wait(30000, function() return codes(buffer) == wanted end, 20)
  told[name] = codes(buffer)
end
local function open(path)
  vim.cmd('edit ' .. path)
  return vim.api.nvim_get_current_buf()
end

local german = open('shop/de.json')
until_codes('opened', german, 'double-space placeholder-missing')
local _, client = next(vim.lsp.get_active_clients())
local other = open('../other/de.json')
until_codes('alone', other, 'double-space glossary-term')
vim.lsp.buf.add_workspace_folder(vim.fn.fnamemodify(here, ':h') .. '/other')
until_codes('added', other, 'double-space glossary-term')
vim.lsp.buf.remove_workspace_folder(vim.fn.fnamemodify(here, ':h') .. '/other')
vim.api.nvim_buf_set_lines(other, 1, 2, true, { '  "hello": "Hallo Welt.."' })
until_codes('removed', other, 'end-punctuation glossary-term')

local code = open('app.js')
vim.lsp.buf_attach_client(code, client.id)
local function ask(method, more)
  local params = { textDocument = { uri = vim.uri_from_bufnr(0) }, position = { line = 0, character = 15 } }
  local answer = client.request_sync(method, vim.tbl_extend('force', params, more or {}), 30000, 0)
  return answer and answer.result
end
told.definition = {}
for _, place in ipairs(ask('textDocument/definition')) do
  table.insert(told.definition, vim.fn.fnamemodify(vim.uri_to_fname(place.uri), ':t'))
end
vim.lsp.util.apply_workspace_edit(ask('textDocument/rename', { newName = 'greeting' }), client.offset_encoding)
told.renamed = vim.api.nvim_buf_get_lines(german, 1, 2, true)[1] .. vim.api.nvim_buf_get_lines(code, 0, 1, true)[1]
vim.cmd('wall')

local function changed(path, kind)
  local uri = vim.uri_from_fname(here .. '/' .. path)
  client.notify('workspace/didChangeWatchedFiles', { changes = { { uri = uri, type = kind } } })
end
os.rename('shop/en.json', 'shop/en.old')
changed('shop/en.json', 3)
until_codes('sourceGone', german, '')
os.rename('shop/en.old', 'shop/en.json')
changed('shop/en.json', 1)
until_codes('sourceBack', german, 'double-space placeholder-missing')
os.remove('shop/de.json')
changed('shop/de.json', 3)
vim.api.nvim_buf_set_lines(german, 2, 3, true, { '  "bye": "Tschau %s"' })
until_codes('deletedAndEdited', german, 'double-space')

vim.cmd('enew')
vim.api.nvim_buf_set_lines(0, 0, -1, true, { '{ "a": "b  c" }' })
vim.lsp.buf_attach_client(0, client.id)
told.unnamed = ask('textDocument/hover') == nil
told.alive = not client.is_stopped()
io.stdout:write(vim.fn.json_encode(told) .. '\n')
vim.cmd('qa!')
