-- One session of a person with Neovim: opens the file in INTERLINE_FILE, waits for its problems, chooses the first quick
-- fix of the check in INTERLINE_CHECK, looks at the hover and saves. Prints one line of JSON.
local check = vim.env.INTERLINE_CHECK
vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.INTERLINE_FILE))
local function problems()
  return vim.diagnostic.get(0)
end
local function problem()
  for _, found in ipairs(problems()) do
    if found.code == check then return found end
  end
end
vim.wait(60000, problem, 20)

local told = {}
for _, found in ipairs(problems()) do
  local lines = vim.api.nvim_buf_get_text(0, found.lnum, found.col, found.end_lnum, found.end_col, {})
  table.insert(told, { check = found.code, text = table.concat(lines, '\n') })
end

local at = problem()
local client = vim.lsp.get_client_by_id(vim.tbl_keys(vim.lsp.buf_get_clients(0))[1])
local _, character = vim.str_utfindex(vim.api.nvim_buf_get_lines(0, at.lnum, at.lnum + 1, true)[1], at.col)
local start = { line = at.lnum, character = character }
local document = { uri = vim.uri_from_bufnr(0) }
local function ask(method, params)
  local answer = client.request_sync(method, params, 60000, 0)
  return answer and answer.result
end
local actions = ask('textDocument/codeAction', {
  textDocument = document,
  range = { start = start, ['end'] = start },
  context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics(0, at.lnum), only = { 'quickfix' } },
})
local titles = {}
for _, action in ipairs(actions) do table.insert(titles, action.title) end
local hover = ask('textDocument/hover', { textDocument = document, position = start })
local chosen = actions[1]
if not chosen.edit then chosen = ask('codeAction/resolve', chosen) end
vim.lsp.util.apply_workspace_edit(chosen.edit, client.offset_encoding)
local cleared = vim.wait(60000, function() return problem() == nil end, 20)
vim.cmd('write')
io.stdout:write(vim.fn.json_encode({ problems = told, actions = titles, hover = hover.contents.value, cleared = cleared }) .. '\n')
vim.cmd('qa!')
