import { graphql } from "gatsby";

export const forecastFragment = graphql`
  fragment ForecastSeries on ForecastSeries {
    past
    base
    upside
    downside
    drivers {
      ...ForecastDriver
    }
    questions {
      ...ForecastQuestion
    }
  }
  fragment ForecastDriver on ForecastDriver {
    name
    kind
    effects
  }
  fragment ForecastUnits on ForecastUnits {
    zero
    thousands
    millions
    billions
    percent
    points
    more
    less
    decimal
  }
  fragment ForecastQuestion on ForecastQuestion {
    question
    answer
    source
  }
  fragment Forecast on Forecast {
    title
    note
    months {
      short
      long
    }
    units {
      ...ForecastUnits
    }
    horizon
    metrics {
      arr {
        label
        title
      }
      nrr {
        label
        title
      }
      churn {
        label
        title
      }
    }
    scenarios {
      base
      upside
      downside
    }
    strings {
      sample
      metric
      scenario
      month
      now
      actual
      forecast
      range
      expected
      low
      high
      change
      span
      actualAt
      forecastAt
      shown
      table
      caption
      drivers
      smaller
      net
      chance
      ask
    }
    everything {
      label
      series {
        arr {
          ...ForecastSeries
        }
        nrr {
          ...ForecastSeries
        }
        churn {
          ...ForecastSeries
        }
      }
    }
    accounts {
      title
      account
      arr
      trend
      prediction
      action
      churn
      growth
      legend
      items {
        account {
          ...Account
        }
        before
        action
        drivers {
          ...ForecastDriver
        }
        questions {
          ...ForecastQuestion
        }
      }
    }
  }
`;
