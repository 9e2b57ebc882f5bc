/** Stands for a card that is on its way, in its size. Says nothing: whoever shows it tells that jobs are loading. */
export function JobCardSkeleton() {
  return (
    <div className="job-card" aria-hidden>
      <div className="job-logo">
        <span className="job-shape" style={{ width: 56, height: 56 }} />
      </div>
      <div className="job-text">
        <span className="job-line" style={{ width: '80%', height: 26 }} />
        <span className="job-line" style={{ width: '55%', height: 20 }} />
        <span className="job-line" style={{ width: '65%', height: 20 }} />
      </div>
      <div className="job-badges">
        <span className="job-shape" style={{ width: 170, height: 24 }} />
      </div>
      <div className="job-due">
        <span className="job-line" style={{ width: 180, height: 20 }} />
      </div>
      <div className="job-main">
        <span className="job-shape" style={{ width: 72, height: 36 }} />
      </div>
    </div>
  );
}
