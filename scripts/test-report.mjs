/**
 * What `test.mjs` knows of a run: a file that is written again at the end of each test file, so that there is a count even if the run has
 * to be ended from outside.
 */
import { renameSync, writeFileSync } from 'node:fs';

export default class TestReport {
  path = process.env.IMPARTIAL_REPORT;
  passed = 0;
  failed = 0;
  skipped = 0;
  running = new Set();

  onInit() {
    this.write();
  }

  onTestModuleStart({ moduleId }) {
    this.running.add(moduleId);
    this.write();
  }

  onTestModuleEnd(module) {
    this.running.delete(module.moduleId);
    const before = this.failed;
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      this[state]++;
      // Said at once: a run that hangs later never comes to its summary.
      if (state === 'failed') console.error(`\nfailed: ${module.relativeModuleId} > ${test.fullName}: ${errors[0]?.message}`);
    }
    // A file that cannot be loaded, or fails outside its tests, is one failure.
    if (module.state() === 'failed' && this.failed === before) this.failed++;
    this.write();
  }

  onTestRunEnd(_modules, errors) {
    this.failed += errors.length;
    this.isWhole = true;
    this.write();
  }

  /** In one step: a reader never sees half of it. */
  write() {
    const { passed, failed, skipped, isWhole = false } = this;
    writeFileSync(`${this.path}.new`, JSON.stringify({ passed, failed, skipped, isWhole, running: [...this.running] }));
    renameSync(`${this.path}.new`, this.path);
  }
}
