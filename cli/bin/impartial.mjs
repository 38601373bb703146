#!/usr/bin/env node
import module from 'node:module';

// From Node 22 on compiled code is kept for the next start; before it, this is not there.
module.enableCompileCache?.();
await import('../dist/node/main.js');
