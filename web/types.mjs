// Makes src/protocol.ts from the JSON Schema on standard input; with --check it only tells whether that file is up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { compile } from 'json-schema-to-typescript'

const FILE = new URL('./src/protocol.ts', import.meta.url)
const schema = JSON.parse(await text(process.stdin))
const made = await compile(schema, 'Message', {
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  bannerComment: '/* Made by `make types` from the types of the server. */',
  style: { semi: false, singleQuote: true, printWidth: 124 },
  unreachableDefinitions: true,
})
if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== made) {
    console.error('web/src/protocol.ts is not what the server says: run make types')
    process.exit(1)
  }
} else {
  writeFileSync(FILE, made)
}
