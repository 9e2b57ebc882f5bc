export { ExportDataSection } from './ui/ExportDataSection';
