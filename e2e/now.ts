/**
 * The moment at which every test takes place, whatever the machine's clock says. Days in tests are
 * literals near it. At this hour it is the same day from Los Angeles to Kiritimati.
 */
export const NOW = Date.parse('2026-11-24T08:00:00Z')
